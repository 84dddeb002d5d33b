import type { AutopilotLever, AutopilotLaunch } from './autopilot.rules.ts'

export const at = new Date('2026-11-20T00:00:00Z')
/** Figures of a launch; clicks are its results. */
export const recentOf = (daysSeen: number, spend: number, clicks: number): AutopilotLaunch['recent'] => ({
  days: daysSeen,
  spend,
  clicks,
  conversions: 0,
  results: clicks,
})
/** This many days later. */
export const days = (count: number) => new Date(at.getTime() + count * 24 * 3_600_000)

/** Paid with 300.00 a month, including a commission of 20 %: 250.00 to spend, 8.33 a day. */
export const launch: AutopilotLaunch = {
  id: 'a',
  stage: 'running',
  fundedPeriods: 1,
  pausedPeriod: null,
  periodBudget: 30_000,
  commissionPercent: 20,
  spend: 12_000,
  maxBid: null,
  expectedCost: 500,
  resultKind: 'clicks',
  recent: recentOf(14, 10_000, 20),
  holds: {},
  isShown: true,
  budget: 30_000,
  bid: null,
}
/** Its results cost four times as much. */
export const loser: AutopilotLaunch = { ...launch, id: 'b', recent: recentOf(14, 10_000, 5) }
/** A lever on hold for this many days. */
export function held(lever: AutopilotLever, count: number): AutopilotLaunch['holds'] {
  return { [lever]: { untilDate: days(count), isLifted: false } }
}
