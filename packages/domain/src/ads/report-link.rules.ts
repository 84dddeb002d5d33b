import { addHours } from '../core/dates.ts'

/** For how many days a link to a report works. */
export const reportLinkDays = 14

/** A brand has at most this many links that work. */
export const mostReportLinks = 20

/** When a link that is created now stops working, in real time. */
export function reportLinkExpiry(now: Date): Date {
  return addHours(now, reportLinkDays * 24)
}
