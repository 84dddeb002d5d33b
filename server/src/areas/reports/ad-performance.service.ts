import type { AdPerformance, LaunchPerformance } from '@aloft/domain/ads/ad-performance.entity'
import { dayToWire, performanceToWire } from '@aloft/domain/ads/performance-amounts.rules'
import {
  type LaunchCounts,
  lateResultDays,
  figuresOf,
  noCounts,
  performanceOf,
  launchStatuses,
  totalOf,
} from '@aloft/domain/ads/performance.rules'
import { valuedFigures } from '@aloft/domain/ads/report-figures.rules'
import { launchEndDate } from '@aloft/domain/ads/launch-stage.rules'
import { type DayCounts, daysWithin, inOneCurrency, resultSpan } from '@aloft/domain/ads/report-days.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { submittedDateOf } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { fromMinorUnits } from '@aloft/domain/core/money'
import type { DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { findDeliveryLimits } from '../launches/core/delivery-limits.repo.ts'
import { type Launch, listLaunches } from '../launches/core/launch.repo.ts'
import { findStatusChanges, type StatusChange } from '../launches/core/status.repo.ts'
import { findAdStatus, listDaysOfAd } from './performance.repo.ts'
import { listReportEvents } from './report-events.repo.ts'
import type { Db } from '../../db/db.ts'

export interface ReportedAd {
  readonly ideaId: string
  readonly balloonId: string
}

/**
 * Results of an ad by launch and by day (PRF-01 to PRF-03, PRF-05, PRF-06); undefined if the brand has no such ad. The
 * caller has checked access to the brand.
 */
export async function readAdPerformance(
  db: Db,
  subject: ReportedAd,
  now: Date,
): Promise<AdPerformance | 'not_launched' | undefined> {
  const status = await findAdStatus(db, subject)
  if (status === undefined) return undefined
  const all = await listLaunches(db, subject.balloonId)
  const statuses = launchStatuses(
    status,
    all.map(({ stopReason }) => stopReason),
  )
  // An unpaid launch has no results and may never start.
  const launched = all.flatMap((launch, place) => {
    const itsStatus = statuses[place]
    return launch.submittedDate && itsStatus ? [{ launch, status: itsStatus }] : []
  })
  if (launched.length === 0) return 'not_launched'
  const history = await findStatusChanges(db, subject.balloonId)
  const days = await listDaysOfAd(db, subject.balloonId)
  const ids = launched.map(({ launch }) => launch.id)
  const limits = await findDeliveryLimits(db, ids, now)
  return {
    totals: performanceToWire(
      totalOf(inOneCurrency(launched.map(({ launch }) => countedOf(launch))).sameCurrency),
    ),
    runs: launched.map((one) => {
      const { id } = one.launch
      return wireLaunch(one, { history, now, days: days.get(id) ?? [], limit: limits.get(id) ?? null })
    }),
    events: await listReportEvents(db, subject),
  }
}

function countedOf(launch: Launch) {
  const { currency, spend: cost, impressions, clicks, conversions, revenue } = launch
  const counts = { currency, cost, impressions, clicks, conversions, revenue }
  return valuedFigures(figuresOf(launch.resultKind, counts), launch.goalValue)
}

interface ReportedLaunch {
  /** Status changes of the ad, oldest first. */
  readonly history: readonly StatusChange[]
  readonly days: readonly DayCounts[]
  readonly limit: DeliveryLimit | null
  readonly now: Date
}

function wireLaunch(
  { launch, status }: { readonly launch: Launch; readonly status: BalloonStatus },
  { history, days: counts, limit, now }: ReportedLaunch,
): LaunchPerformance {
  const figuresIn = <Counts extends LaunchCounts>(figures: Counts) =>
    valuedFigures(figuresOf(launch.resultKind, figures), launch.goalValue)
  const days = counts.map((day) => figuresIn(day))
  const recent = daysWithin(days, resultSpan(now))
  const endDate = launchEndDate(launch)
  const submittedDate = launch.startDate && submittedDateOf(history, launch.startDate)
  const counted = countedOf(launch)
  return {
    ...performanceToWire(performanceOf(counted)),
    runId: launch.id,
    number: launch.number,
    status,
    platform: launch.platform,
    submittedDate: submittedDate ?? launch.submittedDate,
    startDate: launch.startDate,
    endDate,
    currency: launch.currency,
    commissionPercent: launch.commissionPercent,
    goalValue: fromMinorUnits(launch.goalValue),
    isSimulated: launch.isSimulated,
    syncedDate: launch.syncedUntil,
    lastResultDate: endDate && addHours(endDate, lateResultDays * 24),
    results: performanceToWire(totalOf([figuresIn(noCounts), ...recent])),
    limit,
    days: days.map((day) => dayToWire(day)),
  }
}
