import type { AdCounts } from '@aloft/domain/ads/list/ad-counts.rules'
import { type DaySpan, spanBefore } from '@aloft/domain/ads/report-days.rules'
import type { ResultKind } from '@aloft/domain/ads/results.rules'
import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { Db } from '../../../db/db.ts'

/** Results of the launches of one ad. */
export interface AdFiguresRow {
  readonly balloonId: string
  /** The latest launch that has started. */
  readonly launchId: string
  readonly startDate: Date
  readonly endDate: Date | null
  readonly stopReason: StopReason | null
  readonly currency: Currency
  readonly resultKind: ResultKind
  readonly isSimulated: boolean
  readonly counts: AdCounts
  /** Of the days right before the period; null without a period. */
  readonly before: AdCounts | null
}

type Spans = readonly DaySpan[]
const columns = ['impressions', 'clicks', 'conversions', 'spend', 'revenue'] as const

/**
 * Results of each ad of a brand, in one statement: to date, or on the days of a period and on as many days before. Ads
 * that were never shown are left out.
 */
export async function sumLaunchesByAd(
  db: Db,
  ideaId: string,
  period: DaySpan | null,
): Promise<AdFiguresRow[]> {
  const spans = period ? [period, spanBefore(period)] : []
  const sums = period ? spans.map((_, place) => adSums(place)) : [adSums(0)]
  const { rows } = await db.raw<{ rows: (Omit<AdFiguresRow, 'before'> & { before?: AdCounts })[] }>(
    `with launch as (${period ? countsOnDays(spans) : countsToDate})
     select distinct on (balloon_id) balloon_id, id as launch_id, start_date, stop_reason, currency, result_kind,
       -- A monthly ad without an end date continues.
       case when ended_date is null and funding_recurrence = 'monthly' then null
         else coalesce(ended_date, end_date) end as end_date,
       bool_or(is_simulated) over ad as is_simulated, ${sums.join(', ')}
     from ad_run join launch using (id) where idea_id = :ideaId and start_date is not null
     window ad as (partition by balloon_id),
       -- The payer may have used another currency before, so only amounts in one currency are added.
       money as (partition by balloon_id, currency)
     order by balloon_id, number desc`,
    { ideaId, ...daysOf(spans) },
  )
  return rows.map(({ before = null, ...row }) => ({ ...row, before }))
}

const isCounted = `filter (where result_kind = 'conversions')`

/** The sums of an ad over its launches, as one JSON value: of the period, or of the days before it. */
function adSums(place: number): string {
  const of = (column: (typeof columns)[number]) => `${column}_${place}`
  return `json_build_object(
    'impressions', sum(${of('impressions')}) over ad, 'clicks', sum(${of('clicks')}) over ad,
    'conversions', sum(${of('conversions')}) ${isCounted} over ad,
    'results', case when result_kind = 'conversions' then sum(${of('conversions')}) ${isCounted} over ad
      else sum(${of('clicks')}) filter (where result_kind = 'clicks') over ad end,
    'spend', sum(${of('spend')}) over money, 'revenue', sum(${of('revenue')}) ${isCounted} over money,
    'countedSpend', coalesce(sum(${of('spend')}) ${isCounted} over money, 0)
  ) as ${place === 0 ? 'counts' : 'before'}`
}

/** Each launch of the brand with its sums to date. */
const countsToDate = `select id, ${columns.map((column) => `${column} as ${column}_0`).join(', ')}
  from ad_run where idea_id = :ideaId`

/** Each launch of the brand with its sums on the days of each span. */
function countsOnDays(spans: Spans): string {
  const sums = spans.flatMap((_, place) =>
    columns.map(
      (column) =>
        `coalesce(sum(${column}) filter (where day between :from${place} and :until${place}), 0) as ${column}_${place}`,
    ),
  )
  return `select ad_run.id, day_sums.* from ad_run cross join lateral (
      select ${sums.join(', ')} from ad_run_day
      where run_id = ad_run.id and day between :from${spans.length - 1} and :until0
    ) as day_sums where idea_id = :ideaId`
}

function daysOf(spans: Spans): Record<string, string> {
  return Object.fromEntries(
    spans.flatMap(({ from, until }, place) => [
      [`from${place}`, from],
      [`until${place}`, until],
    ]),
  )
}
