import type { RunPerformance } from '@aloft/domain/ads/ad-performance.entity'
import { dayToWire, performanceToWire } from '@aloft/domain/ads/performance-amounts.rules'
import {
  lateResultDays,
  figuresOf,
  noCounts,
  performanceOf,
  runStatuses,
  sumOf,
  totalOf,
} from '@aloft/domain/ads/performance.rules'
import { runEndDate } from '@aloft/domain/ads/run-stage.rules'
import {
  addDays,
  type DayCounts,
  type DayFigures,
  dayOf,
  daysIn,
  inOneCurrency,
  resultSpan,
} from '@aloft/domain/ads/report-days.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { submittedDateOf } from '@aloft/domain/balloons/status-changes.rules'
import { limitOf } from '@aloft/domain/ads/run-limit.rules'
import { resultsOf } from '@aloft/domain/ads/results.rules'
import { spendCapOf } from '@aloft/domain/ads/ad-money.rules'
import { addHours } from '@aloft/domain/core/dates'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { maxBidOf } from '../runs/steered-run.ts'
import { type AdRun, listAdRuns } from '../runs/run.repo.ts'
import { findStatusChanges, type StatusChange } from '../runs/status.repo.ts'
import { findAdStatus, listDaysOfAd } from './performance.repo.ts'

/** What an ad brought, run by run and day by day (PRF-01 to PRF-03, PRF-05, PRF-06). */
export const getAdPerformance = defineAction('get-ad-performance', {
  policy: onBrand(),
  async handle({ db, now }, subject) {
    const status = await findAdStatus(db, subject)
    if (status === undefined) return { error: 'balloonNotFound' }
    const all = await listAdRuns(db, subject.balloonId)
    const statuses = runStatuses(
      status,
      all.map(({ stopReason }) => stopReason),
    )
    // One that is not paid yet has brought nothing, and may never run.
    const launched = all.flatMap((run, place) => {
      const itsStatus = statuses[place]
      return run.submittedDate && itsStatus ? [{ run, status: itsStatus }] : []
    })
    if (launched.length === 0) return 'not_launched'
    const history = await findStatusChanges(db, subject.balloonId)
    const days = await listDaysOfAd(db, subject.balloonId)
    return {
      totals: performanceToWire(totalOf(inOneCurrency(launched.map(({ run }) => countedOf(run))).kept)),
      runs: launched.map((one) => wireRun(one, { history, now, days: days.get(one.run.id) ?? [] })),
    }
  },
})

function countedOf(run: AdRun) {
  const { currency, spend: cost, impressions, clicks, conversions, revenue } = run
  return figuresOf(run.resultKind, { currency, cost, impressions, clicks, conversions, revenue })
}

interface RunFacts {
  /** Of the ad, oldest first. */
  readonly history: readonly StatusChange[]
  readonly days: readonly DayCounts[]
  readonly now: Date
}

function wireRun(
  { run, status }: { readonly run: AdRun; readonly status: BalloonStatus },
  { history, days: counts, now }: RunFacts,
): RunPerformance {
  const days = counts.map((day) => figuresOf(run.resultKind, day))
  const { from, until } = resultSpan(now)
  const recent = days.filter(({ day }) => day >= from && day <= until)
  const endDate = runEndDate(run)
  const submittedDate = run.startDate && submittedDateOf(history, run.startDate)
  return {
    ...performanceToWire(performanceOf(countedOf(run))),
    runId: run.id,
    number: run.number,
    status,
    platform: run.platform,
    submittedDate: submittedDate ?? run.submittedDate,
    startDate: run.startDate,
    endDate,
    currency: run.currency,
    commissionPercent: run.commissionPercent,
    goalValue: fromMinorUnits(run.goalValue),
    isSimulated: run.isSimulated,
    syncedDate: run.syncedUntil,
    lastResultDate: endDate && addHours(endDate, lateResultDays * 24),
    results: performanceToWire(totalOf([figuresOf(run.resultKind, noCounts), ...recent])),
    limit: limitOf({ ...limitFactsOf(run, days, now), status }),
    days: days.map((day) => dayToWire(day)),
  }
}

/** What is known of the last whole days of a run. */
function limitFactsOf(run: AdRun, days: readonly DayFigures[], now: Date) {
  const { budget, fundedPeriods, durationDays, commissionPercent, expectedCost } = run
  const { from, until } = resultSpan(now)
  // Its first day was not a whole one.
  const first = run.startDate && addDays(dayOf(run.startDate), 1)
  const whole = daysIn(days, { from: first && first > from ? first : from, until })
  const { cost: spend, clicks, conversions } = sumOf(whole)
  return {
    days: whole.length,
    spend,
    clicks,
    results: resultsOf(run.resultKind, { clicks, conversions: conversions ?? 0 }),
    dailyCap: spendCapOf(budget / fundedPeriods, commissionPercent) / durationDays,
    bid: maxBidOf(run),
    expectedCost,
  }
}
