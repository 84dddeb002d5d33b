/** Failures on one account within an hour, from places that were never logged in, before the next one has to wait. */
export const failuresBeforeWait = 20

const longestWaitSeconds = 30

/** How long a login from an unknown place waits after so many failures on its account. */
export function loginWaitSeconds(failures: number): number {
  return Math.min(longestWaitSeconds, Math.max(0, failures - failuresBeforeWait))
}
