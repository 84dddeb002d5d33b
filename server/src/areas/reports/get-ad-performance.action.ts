import type { RunPerformance } from '@aloft/domain/ads/ad-performance.entity'
import { dayToWire, performanceToWire } from '@aloft/domain/ads/performance-amounts.rules'
import {
  lateResultDays,
  figuresOf,
  noCounts,
  performanceOf,
  runStatuses,
  totalOf,
} from '@aloft/domain/ads/performance.rules'
import { runEndDate } from '@aloft/domain/ads/run-stage.rules'
import { type DayCounts, inOneCurrency, resultSpan } from '@aloft/domain/ads/report-days.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { submittedDateOf } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { fromMinorUnits } from '@aloft/domain/core/money'
import type { RunLimit } from '@aloft/domain/ads/run-limit.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findRunLimits } from '../runs/run-limits.repo.ts'
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
    const ids = launched.map(({ run }) => run.id)
    const limits = await findRunLimits(db, ids, now)
    return {
      totals: performanceToWire(
        totalOf(inOneCurrency(launched.map(({ run }) => countedOf(run))).sameCurrency),
      ),
      runs: launched.map((one) => {
        const { id } = one.run
        return wireRun(one, { history, now, days: days.get(id) ?? [], limit: limits.get(id) ?? null })
      }),
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
  readonly limit: RunLimit | null
  readonly now: Date
}

function wireRun(
  { run, status }: { readonly run: AdRun; readonly status: BalloonStatus },
  { history, days: counts, limit, now }: RunFacts,
): RunPerformance {
  const days = counts.map((day) => figuresOf(run.resultKind, day))
  const { from, until } = resultSpan(now)
  const recent = days.filter(({ day }) => day >= from && day <= until)
  const endDate = runEndDate(run)
  const submittedDate = run.startDate && submittedDateOf(history, run.startDate)
  const counted = countedOf(run)
  return {
    ...performanceToWire(performanceOf(counted)),
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
    limit,
    days: days.map((day) => dayToWire(day)),
  }
}
