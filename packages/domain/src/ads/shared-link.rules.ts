import { addHours } from '../core/dates.ts'

/** For how many days a link to a report or a preview works. */
export const sharedLinkDays = 14

/** A brand has at most this many links to reports that work, and as many to previews. */
export const mostSharedLinks = 20

/** When a link that is created now stops working, in real time. */
export function sharedLinkExpiry(now: Date): Date {
  return addHours(now, sharedLinkDays * 24)
}
