import { addHours } from '../core/dates.ts'

/** How often a creative was seen and clicked in a week. */
export interface WeekCounts {
  readonly impressions: number
  readonly clicks: number
}

/** A click rate that has fallen, as shares of impressions. */
export interface Fatigue {
  readonly clickRate: number
  readonly clickRateBefore: number
}

/** Fewer impressions in a week say nothing about a click rate. */
const minImpressions = 1_000

/** In 95 of 100 cases, equal click rates differ by fewer standard errors in this direction. */
const standardErrors = 1.645

/** Days between two days, both included, as `YYYY-MM-DD` (UTC). */
interface Week {
  readonly from: string
  readonly until: string
}

/** The last seven whole days, and the seven before those. */
export function fatigueWeeks(now: Date): readonly [Week, Week] {
  const dayBefore = (days: number) =>
    addHours(now, -24 * days)
      .toISOString()
      .slice(0, 10)
  return [
    { from: dayBefore(7), until: dayBefore(1) },
    { from: dayBefore(14), until: dayBefore(8) },
  ]
}

/**
 * Whether fewer people click a creative than in the week before, and by more than chance explains: a one-sided test of two
 * shares at 95 %. Null if not, or if either week has too few impressions to say.
 */
export function findFatigue(week: WeekCounts, before: WeekCounts): Fatigue | null {
  const impressions = Math.min(week.impressions, before.impressions)
  if (impressions < minImpressions) return null
  const clickRate = week.clicks / week.impressions
  const clickRateBefore = before.clicks / before.impressions
  const shared = (week.clicks + before.clicks) / (week.impressions + before.impressions)
  const error = Math.sqrt(shared * (1 - shared) * (1 / week.impressions + 1 / before.impressions))
  const isFall = clickRateBefore - clickRate > standardErrors * error
  return isFall ? { clickRate, clickRateBefore } : null
}
