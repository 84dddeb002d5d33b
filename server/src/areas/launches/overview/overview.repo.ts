import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import type { DaySpan } from '@aloft/domain/ads/report-days.rules'
import { liveStatuses } from '@aloft/domain/balloons/status-changes.rules'
import type { FundingRecurrence } from '@aloft/domain/balloons/campaign-settings.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Currency } from '@aloft/domain/core/money'
import type { MonthLaunch } from '@aloft/domain/launches/month-spend.rules'
import type { Reason } from '@aloft/domain/notifications/notification-kinds.rules'
import type { Db } from '../../../db/db.ts'

/** The latest launch of an ad, with what last happened to the ad; money in minor units. */
export interface LatestLaunchRow {
  readonly balloonId: string
  readonly componentId: string
  readonly currency: Currency
  readonly budget: number
  readonly vatPercent: number
  readonly fundedPeriods: number
  /** The budget of a period as its user entered it. */
  readonly plannedBudget: JsonValue
  readonly durationDays: number
  readonly fundingRecurrence: FundingRecurrence
  readonly submittedDate: Date | null
  readonly approvedDate: Date | null
  readonly fromDate: Date | null
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly endedDate: Date | null
  readonly stopReason: StopReason | null
  readonly spend: number
  readonly clicks: number
  readonly refund: number
  readonly settledDate: Date | null
  readonly isSimulated: boolean
  readonly lastEvent: string | null
  readonly lastDate: Date | null
  readonly lastReason: Reason | null
}

/** The latest launch of each ad of a brand that isn't archived. The caller's policy has checked access to the brand. */
export async function listLatestLaunches(db: Db, ideaId: string): Promise<LatestLaunchRow[]> {
  const { rows } = await db.raw<{ rows: LatestLaunchRow[] }>(
    `select r.balloon_id, r.component_id, r.currency, r.budget, r.vat_percent, r.funded_periods,
       r.snapshot -> ('component/' || r.component_id || '/plannedBudget') as planned_budget,
       r.duration_days, r.funding_recurrence, r.submitted_date, r.approved_date, r.from_date, r.start_date,
       r.end_date, r.ended_date, r.stop_reason, r.spend, r.clicks, r.refund, r.settled_date, r.is_simulated,
       last.event as last_event, last.date as last_date, last.reason as last_reason
     from ad_run r join balloon b on b.id = r.balloon_id
       left join lateral (
         select event, date, reason from ad_status_change change where change.balloon_id = b.id
         order by seq desc limit 1
       ) last on true
     where r.idea_id = ? and r.is_latest and b.archive_date is null
     order by r.id`,
    [ideaId],
  )
  return rows
}

export interface MonthLaunchRow extends MonthLaunch {
  readonly currency: Currency
  readonly isSimulated: boolean
}

/**
 * The paid launches of a brand, with what each spent on the given days. Like the report, it counts the currency of the
 * newest launch, and an ad by the currency of its newest one.
 */
export async function listMonthLaunches(db: Db, ideaId: string, span: DaySpan): Promise<MonthLaunchRow[]> {
  const { rows } = await db.raw<{ rows: MonthLaunchRow[] }>(
    `select r.platform, r.currency, r.commission_percent, r.spend, r.budget, r.funded_periods, r.duration_days,
       r.funding_recurrence, r.is_simulated, coalesce(month.spend, 0) as month_spend,
       case when r.is_latest and r.ended_date is null and b.status = any (?) then r.end_date end
         as live_until_date
     from ad_run r join balloon b on b.id = r.balloon_id
       left join lateral (
         select sum(d.spend) as spend from ad_run_day d where d.run_id = r.id and d.day between ? and ?
       ) month on true
     where r.idea_id = ? and r.submitted_date is not null
       and r.currency = (
         select newest.currency from ad_run newest
         where newest.idea_id = ? and newest.submitted_date is not null
         order by newest.submitted_date desc, newest.balloon_id desc limit 1
       )
       and r.currency = (
         select own.currency from ad_run own
         where own.balloon_id = r.balloon_id and own.submitted_date is not null
         order by own.number desc limit 1
       )`,
    [[...liveStatuses], span.from, span.until, ideaId, ideaId],
  )
  return rows
}
