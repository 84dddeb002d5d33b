import { resultsOf } from '@aloft/domain/ads/results.rules'
import { resultsToLearn } from '@aloft/domain/ads/run-stage.rules'
import { isCaught } from '@aloft/domain/ads/safety-net.rules'
import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../db/db.ts'
import type { ReportedHour } from '../../gateways/ad-platform/ad-platform.port.ts'
import { spendCapOfRun } from './platform-order.ts'
import { addRunDay } from './run-day.repo.ts'
import { type AdRun, holdAdRun, type RunCounters, updateAdRun } from './run.repo.ts'

/**
 * When the safety net catches a run among the hours of a report, or null. It is asked hour by hour, so that it does not
 * matter how long nobody had looked (OPN-81). Half of the money is half of what was paid for it: `shiftedBudget`, which
 * came from other runs or went to them, does not move the net.
 */
export function caughtDate(run: AdRun, hours: readonly ReportedHour[], shiftedBudget: number): Date | null {
  const spendCap = spendCapOfRun({ ...run, budget: run.budget - shiftedBudget })
  const sum = { spend: run.spend, clicks: run.clicks, conversions: run.conversions }
  for (const { date, spend, clicks, conversions } of hours) {
    sum.spend += spend
    sum.clicks += clicks
    sum.conversions += conversions
    const results = resultsOf(run.resultKind, sum)
    const facts = { spend: sum.spend, spendCap, results, expectedCost: run.expectedCost }
    if (isCaught(facts)) return addHours(date, 1)
  }
  return null
}

/**
 * Writes what a report says of the time since the last one until a moment: each day, and their sum with the run. False
 * where another node was there first, and nothing is written.
 */
export async function keepReport(
  db: Db,
  run: AdRun,
  { hours, until }: { readonly hours: readonly ReportedHour[]; readonly until: Date },
): Promise<boolean> {
  const held = await holdAdRun(db, run.id)
  if (held?.syncedUntil?.getTime() !== run.syncedUntil?.getTime() || !held) return false
  const days = new Map<string, RunCounters>()
  let total: RunCounters = held
  let { fiftiethResultDate } = held
  for (const hour of hours) {
    const day = hour.date.toISOString().slice(0, 10)
    days.set(day, added(days.get(day) ?? nothing, hour, run.goalValue))
    total = added(total, hour, run.goalValue)
    if (resultsOf(run.resultKind, total) >= resultsToLearn) fiftiethResultDate ??= addHours(hour.date, 1)
  }
  for (const [day, figures] of days) await addRunDay(db, run.id, day, figures)
  const { impressions, clicks, conversions, spend, revenue } = total
  const sums = { impressions, clicks, conversions, spend, revenue }
  await updateAdRun(db, run.id, { ...sums, fiftiethResultDate, syncedUntil: until })
  return true
}

const nothing: RunCounters = { impressions: 0, clicks: 0, conversions: 0, spend: 0, revenue: 0 }

function added(sum: RunCounters, hour: ReportedHour, goalValue: number): RunCounters {
  return {
    impressions: sum.impressions + hour.impressions,
    clicks: sum.clicks + hour.clicks,
    conversions: sum.conversions + hour.conversions,
    spend: sum.spend + hour.spend,
    revenue: sum.revenue + hour.conversions * goalValue,
  }
}
