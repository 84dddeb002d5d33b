import { addHours } from '../core/dates.ts'
import type { StopReason } from './stop-reasons.rules.ts'

/** Which ads an admin sees: those awaiting a decision, live ones, or all submitted ones. */
export const reviewFilters = ['waiting', 'live', 'all'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** The day from which an approved ad may be shown, at midnight UTC; null for an invalid date (ADM-05). */
export function launchDateOf(text: string): Date | null {
  const date = isoDay.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return date && date.toJSON()?.startsWith(text) ? date : null
}

/** How long an approved ad's money may wait for its launch. */
const mostDaysUntilLaunch = 30

/**
 * The last allowed start day for an ad approved now, as `YYYY-MM-DD` in UTC: 30 days from now, or the day until which
 * its owner's plan is paid if that's earlier, but never before today (ADM-05).
 */
export function latestLaunchDate(now: Date, paidUntil: Date | null): string {
  const last = addHours(now, mostDaysUntilLaunch * 24)
  const paid = paidUntil && paidUntil < last ? paidUntil : last
  return (paid > now ? paid : now).toISOString().slice(0, 10)
}

/** The maximum cost of a click, in decimals, from an admin's input; null if that isn't an amount (ADM-05). */
export function targetCpcOf(text: string): number | null {
  const amount = /^\d+(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0
  return amount > 0 ? amount : null
}

/** Stops after which a person must approve an ad before it's shown again (LCH-03, LCH-05). */
const stopsToReview: readonly StopReason[] = ['admin_stopped', 'platform_stopped', 'rejected']

/** The parts of an ad's earlier launch that decide who approves the next one. */
export interface EarlierLaunch {
  readonly approvedDate: Date | null
  readonly startDate: Date | null
  readonly stopReason: StopReason | null
  /** Whether it was launched with the same values as the launch to approve. */
  readonly isSame: boolean
}

/**
 * Who approves a launch: `nobody` if the same ad was shown last time, `person` if an admin or a platform took the ad
 * down and nobody has approved it since, otherwise the product itself if its settings say so. Earlier launches are
 * sorted oldest first; those that ended before their approval decide nothing.
 */
export function approverOf(earlier: readonly EarlierLaunch[]): 'nobody' | 'product' | 'person' {
  const isTakenDown = ({ stopReason }: EarlierLaunch) =>
    stopReason !== null && stopsToReview.includes(stopReason)
  const decisive = earlier.findLast((launch) => launch.approvedDate !== null || isTakenDown(launch))
  if (decisive && isTakenDown(decisive)) return 'person'
  const last = earlier.at(-1)
  return last?.startDate && last.isSame ? 'nobody' : 'product'
}
