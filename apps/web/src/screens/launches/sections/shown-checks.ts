import type { LaunchCheck, LaunchFailure, LaunchPlace } from '@aloft/domain/launches/launch-checks.rules'
import type { ShownCheck } from '@aloft/views/launches/launch-checks'

/** Checks as the page shows them, with their reasons in words and the ways to mend them. */
export function shownChecks(
  checks: readonly LaunchCheck[],
  words: { readonly why: (failure: LaunchFailure) => string; readonly place: (place: LaunchPlace) => string },
  addressOf: (place: LaunchPlace) => string | null,
): ShownCheck[] {
  return checks.map(({ name, state, why, where }) => {
    const href = where && addressOf(where)
    const mend = where && href ? { label: words.place(where), href } : null
    return { name, state, why: why && words.why(why), mend }
  })
}

/** An ad on hold has been launched, so only what blocks its payment is shown; null if nothing does. */
export function heldChecks(checks: readonly ShownCheck[]): readonly ShownCheck[] | null {
  const failed = checks.filter(({ state }) => state === 'failed')
  return failed.length > 0 ? failed : null
}
