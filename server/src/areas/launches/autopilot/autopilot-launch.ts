import type { AutopilotLaunch } from '@aloft/domain/ads/autopilot.rules'
import { daysCompared } from '@aloft/domain/ads/autopilot-comparison.rules'
import { resultsOf } from '@aloft/domain/ads/results.rules'
import type { LiveStatus } from '@aloft/domain/balloons/status-changes.rules'
import type { Db } from '../../../db/db.ts'
import { leversOf } from '../core/autopilot-state.ts'
import { type AutopilotRecord, figuresOfDays } from '../core/autopilot.repo.ts'
import { periodOf } from '../core/launch-period.ts'
import type { Launch } from '../core/launch.repo.ts'

const dayMs = 24 * 3_600_000

/** A live launch with its figures for the last full days before a moment, as input for the autopilot's rules. */
export async function getAutopilotLaunch(
  db: Db,
  launch: Launch,
  autopilot: AutopilotRecord,
  { stage, at }: { readonly stage: LiveStatus; readonly at: Date },
): Promise<AutopilotLaunch> {
  const until = new Date(Math.floor(at.getTime() / dayMs) * dayMs)
  const from = new Date(until.getTime() - daysCompared * dayMs)
  const isoDay = (date: Date) => date.toISOString().slice(0, 10)
  const figures = await figuresOfDays(db, launch.id, isoDay(from), isoDay(until))
  const conversions = launch.resultKind === 'conversions' ? figures.conversions : 0
  const livedMs = until.getTime() - Math.max(from.getTime(), launch.startDate?.getTime() ?? until.getTime())
  return {
    ...leversOf(launch, autopilot),
    id: launch.id,
    stage,
    fundedPeriods: launch.fundedPeriods,
    pausedPeriod: autopilot.pausedPeriod,
    periodBudget: periodOf(launch).budget,
    commissionPercent: launch.commissionPercent,
    spend: launch.spend,
    expectedCost: launch.expectedCost,
    resultKind: launch.resultKind,
    recent: {
      days: Math.max(0, Math.round(livedMs / dayMs)),
      spend: figures.spend,
      clicks: figures.clicks,
      conversions,
      results: resultsOf(launch.resultKind, figures),
    },
    holds: autopilot.holds,
  }
}
