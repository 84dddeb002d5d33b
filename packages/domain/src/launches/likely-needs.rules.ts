import type { BalloonStatus } from '../balloons/balloon-status.rules.ts'
import { statusGroupOf } from '../balloons/status-groups.rules.ts'

/** From this many on, drafts are one need. */
export const manyDrafts = 3

/**
 * How many needs a brand is likely to have, from what is known before its launches are: the overview leaves room for
 * them, so that nothing moves when they arrive. Ends and refunds that are recent come on top.
 */
export function likelyNeeds(statuses: readonly BalloonStatus[], isWebsiteMissing: boolean): number {
  const count = (...groups: readonly string[]) =>
    statuses.filter((status) => groups.includes(statusGroupOf(status))).length
  const drafts = count('draft')
  const ending = statuses.filter((status) => status === 'endingSoon').length
  return (
    count('waiting', 'rejected') +
    ending +
    (drafts < manyDrafts ? drafts : 1) +
    (isWebsiteMissing && drafts + count('live') > 0 ? 1 : 0)
  )
}
