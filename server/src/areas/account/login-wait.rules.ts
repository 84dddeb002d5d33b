/** Failed logins on one account within an hour, from unknown places, after which further ones have to wait. */
export const failuresBeforeWait = 20

const longestWaitSeconds = 30

/** How long a login from an unknown place has to wait after this many failures on its account. */
export function loginWaitSeconds(failures: number): number {
  return Math.min(longestWaitSeconds, Math.max(0, failures - failuresBeforeWait))
}
