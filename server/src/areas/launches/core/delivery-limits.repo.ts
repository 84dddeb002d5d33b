import { spendCapOf } from '@aloft/domain/ads/ad-money.rules'
import { addDays, countDays, dayOf, resultSpan } from '@aloft/domain/ads/report-days.rules'
import { resultsOf } from '@aloft/domain/ads/results.rules'
import { limitedStatuses, limitOf, type DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { Db } from '../../../db/db.ts'
import type { Launch } from './launch.repo.ts'
import { maxBidOf } from './autopilot-state.ts'

type LimitInput = Pick<
  Launch,
  'id' | 'platform' | 'componentId' | 'snapshot' | 'resultKind' | 'fundedPeriods'
> &
  Pick<Launch, 'durationDays' | 'commissionPercent'>

interface Row extends LimitInput {
  readonly status: string
  readonly startDate: Date
  readonly syncedUntil: Date
  readonly budget: number
  readonly targetCpc: number | null
  readonly expectedCost: number | null
  readonly spend: number
  readonly clicks: number
  readonly conversions: number
}

/**
 * What limits the delivery of each given launch, computed from the last days with complete figures, in one statement.
 * Launches that are not limited or not live are left out. The caller has checked access to the launches.
 */
export async function findDeliveryLimits(
  db: Db,
  launchIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, DeliveryLimit>> {
  if (launchIds.length === 0) return new Map()
  const span = resultSpan(now)
  // The first day of a launch is not a full day.
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select r.id, b.status, r.platform, r.component_id, r.snapshot, r.result_kind, r.funded_periods,
       r.duration_days, r.start_date, r.synced_until, r.budget, r.commission_percent, r.target_cpc, r.expected_cost,
       coalesce(sum(d.spend), 0) as spend, coalesce(sum(d.clicks), 0) as clicks,
       coalesce(sum(d.conversions), 0) as conversions
     from ad_run r join balloon b on b.id = r.balloon_id
       left join ad_run_day d on d.run_id = r.id and d.day between ? and ?
         and d.day > (r.start_date at time zone 'UTC')::date
         and d.day < (r.synced_until at time zone 'UTC')::date
     where r.id = any (?) and b.status = any (?) and r.is_latest and r.start_date is not null
       and r.synced_until is not null and r.ended_date is null
     group by r.id, b.status`,
    [span.from, span.until, [...launchIds], [...limitedStatuses]],
  )
  return new Map(
    rows.flatMap((row) => {
      const limit = limitOfRow(row, span)
      return limit ? [[row.id, limit] as const] : []
    }),
  )
}

function limitOfRow(row: Row, { from, until }: ReturnType<typeof resultSpan>): DeliveryLimit | null {
  const { budget, fundedPeriods, durationDays, commissionPercent, expectedCost, spend, clicks } = row
  const first = addDays(dayOf(row.startDate), 1)
  const last = addDays(dayOf(row.syncedUntil), -1)
  const status: BalloonStatus = canonicalStatus(row.status)
  return limitOf({
    status,
    days: countDays({ from: first > from ? first : from, until: last < until ? last : until }),
    spend,
    clicks,
    results: resultsOf(row.resultKind, row),
    dailyCap: spendCapOf(budget / fundedPeriods, commissionPercent) / durationDays,
    bid: maxBidOf(row),
    expectedCost,
  })
}
