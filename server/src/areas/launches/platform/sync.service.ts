import { spendCapOf } from '@aloft/domain/ads/ad-money.rules'
import type { AdArm } from '@aloft/domain/ads/ab-test.rules'
import { resultsOf } from '@aloft/domain/ads/results.rules'
import { hasLearned, resultsToLearn } from '@aloft/domain/ads/launch-stage.rules'
import { countHour, isStopped, type SafetyCount } from '@aloft/domain/ads/safety-net.rules'
import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../../db/db.ts'
import type { ReportedHour } from '../../../gateways/ad-platform/ad-platform.port.ts'
import { addArmDay, type ArmCounters, noArmCounters } from '../core/arm-day.repo.ts'
import { addLaunchDay } from './launch-day.repo.ts'
import { type Launch, lockLaunch, type LaunchCounters, updateLaunch } from '../core/launch.repo.ts'

/**
 * When the safety net stops a launch within the hours of a report, or null. Checked hour by hour, so that the time
 * since the last sync doesn't matter (OPN-81). Half of the money means half of the amount paid: `shiftedBudget`, moved
 * from or to other launches, doesn't change the limit.
 */
export function guardrailStopDate(
  launch: Launch,
  hours: readonly ReportedHour[],
  shiftedBudget: number,
): Date | null {
  const { startDate, commissionPercent, fundedPeriods } = launch
  if (!startDate) return null
  const paid = launch.budget - shiftedBudget
  const spendCap = spendCapOf(paid, commissionPercent)
  const terms = { ...launch, spendCap, periodCap: spendCapOf(paid / fundedPeriods, commissionPercent) }
  let { fiftiethResultDate } = launch
  let [before, countedDate]: [SafetyCount, Date] = [launch, launch.syncedUntil ?? startDate]
  // The versions of a tested ad share one budget, so they are judged together (OPN-80).
  for (const hour of withoutArms(hours)) {
    const count = countHour(before, hour, hoursBetween(countedDate, hour.date))
    const end = addHours(hour.date, 1)
    if (resultsOf(launch.resultKind, count) >= resultsToLearn) fiftiethResultDate ??= end
    if (hasLearned({ startDate, fiftiethResultDate }, end) && isStopped(before, count, terms)) return end
    ;[before, countedDate] = [count, hour.date]
  }
  return null
}

/** The hours of a report with the figures of all versions together. */
function withoutArms(hours: readonly ReportedHour[]): readonly Omit<ReportedHour, 'arm'>[] {
  return [...Map.groupBy(hours, ({ date }) => date.getTime()).values()].map((same) => {
    const sum = (name: 'spend' | 'impressions' | 'clicks' | 'conversions') =>
      same.reduce((total, hour) => total + hour[name], 0)
    return {
      date: same[0]?.date ?? new Date(0),
      spend: sum('spend'),
      impressions: sum('impressions'),
      clicks: sum('clicks'),
      conversions: sum('conversions'),
    }
  })
}

const hourMs = 3_600_000

/** Clock hours from the hour of one moment to the hour of another. */
function hoursBetween(from: Date, until: Date): number {
  return Math.floor(until.getTime() / hourMs) - Math.floor(from.getTime() / hourMs)
}

/** The spend of a launch whose conversions are still pending at the end of a report. */
function ripeningAt(launch: Launch, hours: readonly ReportedHour[], until: Date): number {
  let [count, countedDate]: [SafetyCount, Date] = [launch, launch.syncedUntil ?? launch.startDate ?? until]
  for (const hour of hours) {
    count = countHour(count, hour, hoursBetween(countedDate, hour.date))
    countedDate = hour.date
  }
  const nothing = { spend: 0, clicks: 0, conversions: 0 }
  return countHour(count, nothing, hoursBetween(countedDate, until)).ripeningSpend
}

/**
 * Stores the figures of a report up to a moment, by day and as totals of the launch. False if another node was first;
 * then nothing is stored.
 */
export async function keepReport(
  db: Db,
  launch: Launch,
  { hours, until }: { readonly hours: readonly ReportedHour[]; readonly until: Date },
): Promise<boolean> {
  const held = await lockLaunch(db, launch.id)
  if (held?.syncedUntil?.getTime() !== launch.syncedUntil?.getTime() || !held) return false
  const days = new Map<string, LaunchCounters>()
  const isTested = held.variantTexts !== null
  const armDays = new Map<string, ArmDay>()
  let total: LaunchCounters = held
  let { fiftiethResultDate } = held
  for (const hour of hours) {
    const day = hour.date.toISOString().slice(0, 10)
    days.set(day, added(days.get(day) ?? nothing, hour, launch.goalValue))
    if (isTested) addToArmDay(armDays, day, hour)
    total = added(total, hour, launch.goalValue)
    if (resultsOf(launch.resultKind, total) >= resultsToLearn) fiftiethResultDate ??= addHours(hour.date, 1)
  }
  for (const [day, figures] of days) await addLaunchDay(db, launch.id, day, figures)
  for (const { figures, ...of } of armDays.values())
    await addArmDay(db, { launchId: launch.id, ...of }, figures)
  const { impressions, clicks, conversions, spend, revenue } = total
  const sums = { impressions, clicks, conversions, spend, revenue }
  const ripeningSpend = ripeningAt(held, hours, until)
  await updateLaunch(db, launch.id, { ...sums, ripeningSpend, fiftiethResultDate, syncedUntil: until })
  return true
}

interface ArmDay {
  readonly arm: AdArm
  readonly day: string
  readonly figures: ArmCounters
}

function addToArmDay(armDays: Map<string, ArmDay>, day: string, { arm, ...hour }: ReportedHour): void {
  const key = `${day} ${arm}`
  const { impressions, clicks, conversions, spend } = armDays.get(key)?.figures ?? noArmCounters
  const figures = {
    impressions: impressions + hour.impressions,
    clicks: clicks + hour.clicks,
    conversions: conversions + hour.conversions,
    spend: spend + hour.spend,
  }
  armDays.set(key, { arm, day, figures })
}

const nothing: LaunchCounters = { impressions: 0, clicks: 0, conversions: 0, spend: 0, revenue: 0 }

function added(sum: LaunchCounters, hour: ReportedHour, goalValue: number): LaunchCounters {
  return {
    impressions: sum.impressions + hour.impressions,
    clicks: sum.clicks + hour.clicks,
    conversions: sum.conversions + hour.conversions,
    spend: sum.spend + hour.spend,
    revenue: sum.revenue + hour.conversions * goalValue,
  }
}
