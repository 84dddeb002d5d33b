import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { Currency } from '@aloft/domain/core/money'
import { figuresOf, noCounts, type LaunchFigures, sumOf } from '@aloft/domain/ads/performance.rules'
import {
  type DayCounts,
  type DayFigures,
  type DayPeriod,
  type DaySpan,
  mapPeriods,
} from '@aloft/domain/ads/report-days.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../db/db.ts'

const isCounted = `filter (where r.result_kind = 'conversions')`
const isValued = `filter (where r.result_kind = 'conversions' and r.goal_value > 0)`

/** SQL for the sums of launches, or of their days; conversions that are not counted or have no value are null. */
const sumsOf = (
  table: 'r' | 'd',
) => `sum(${table}.impressions) as impressions, sum(${table}.clicks) as clicks,
  sum(${table}.conversions) ${isCounted} as conversions, sum(${table}.spend) as cost,
  sum(${table}.revenue) ${isValued} as revenue,
  coalesce(sum(${table}.spend) ${isCounted}, 0) as counted_cost,
  coalesce(sum(${table}.clicks) ${isCounted}, 0) as counted_clicks`

/** The status of a brand's ad, or undefined if the brand has no ad with that id. */
export async function findAdStatus(
  db: Db,
  { ideaId, balloonId }: { readonly ideaId: string; readonly balloonId: string },
): Promise<BalloonStatus | undefined> {
  const row: { status: string } | undefined = await db('balloon')
    .where({ id: balloonId, ideaId })
    .first('status')
  return row && canonicalStatus(row.status)
}

/** Results of an ad's launches by day, grouped by launch, oldest first. */
export async function listDaysOfAd(
  db: Db,
  balloonId: string,
): Promise<ReadonlyMap<string, readonly DayCounts[]>> {
  const { rows }: { rows: (DayCounts & { launchId: string })[] } = await db.raw(
    `select d.run_id as launch_id, d.day::text as day, d.impressions, d.clicks, d.conversions, d.revenue,
       d.spend as cost
     from ad_run_day d join ad_run r on r.id = d.run_id where r.balloon_id = ? order by d.day`,
    [balloonId],
  )
  return Map.groupBy(rows, ({ launchId }) => launchId)
}

/** An ad with the sums of its launches in one currency. */
export interface LaunchedAd extends LaunchFigures {
  readonly balloonId: string
  readonly name: string
  readonly status: BalloonStatus
  readonly currency: Currency
  /** Values of the newest of these launches, including the commission. */
  readonly platform: AdPlatform
  readonly commissionPercent: number
  readonly startDate: Date | null
  /** When the last launch that started has ended or will end. */
  readonly endDate: Date | null
  readonly syncedDate: Date | null
  readonly isSimulated: boolean
  /** Results within each period. */
  readonly periods: Readonly<Record<DayPeriod, LaunchFigures>>
  /** Results on the days that were asked for; null if none were. */
  readonly chosen: LaunchFigures | null
}

/**
 * The ads of a brand with a submitted launch, ordered by their newest launch, oldest first. If an ad has launches in
 * several currencies, those in the newest one's currency count.
 */
export async function listLaunchedAds(
  db: Db,
  ideaId: string,
  spans: Readonly<Record<DayPeriod, DaySpan>>,
  chosen: DaySpan | null,
): Promise<LaunchedAd[]> {
  const { rows }: { rows: Omit<LaunchedAd, 'periods' | 'chosen'>[] } = await db.raw(
    `select * from (
        select distinct on (r.balloon_id) r.balloon_id, b.name, b.status, r.currency,
          (array_agg(r.platform order by r.number desc))[1] as platform,
          (array_agg(r.commission_percent order by r.number desc))[1] as commission_percent,
          min(r.start_date) as start_date, max(coalesce(r.ended_date, r.end_date)) filter (where r.start_date is not null) as end_date,
          max(r.synced_until) as synced_date, bool_or(r.is_simulated) as is_simulated,
          ${sumsOf('r')}, max(r.submitted_date) as newest
        from ad_run r join balloon b on b.id = r.balloon_id
        where r.idea_id = ? and r.submitted_date is not null
        group by r.balloon_id, b.name, b.status, r.currency
        order by r.balloon_id, max(r.number) desc
      ) ads order by newest, balloon_id`,
    [ideaId],
  )
  const sums = await sumPeriods(db, ideaId, { ...spans, ...(chosen && { chosen }) })
  return rows.map((row) => {
    // Zero, not N/A, where its conversions are counted but none came in.
    const nothing = {
      ...figuresOf(row.conversions === null ? 'clicks' : 'conversions', noCounts),
      ...(row.revenue === null && { revenue: null }),
    }
    const sumIn = (period: DayPeriod | 'chosen') =>
      sumOf([nothing, ...(sums.get(`${period} ${row.balloonId} ${row.currency}`) ?? [])])
    return {
      ...row,
      status: canonicalStatus(row.status),
      periods: mapPeriods(sumIn),
      chosen: chosen && sumIn('chosen'),
    }
  })
}

/** Sums of each ad's days by period and currency. */
async function sumPeriods(
  db: Db,
  ideaId: string,
  spans: Readonly<Record<string, DaySpan>>,
): Promise<ReadonlyMap<string, readonly LaunchFigures[]>> {
  const bounds = Object.entries(spans).map(([period, span]) => ({ period, ...span }))
  const { rows }: { rows: (LaunchFigures & { period: string; balloonId: string; currency: string })[] } =
    await db.raw(
      `select p.period, r.balloon_id, r.currency, ${sumsOf('d')}
       from ad_run_day d join ad_run r on r.id = d.run_id
         join (values ${bounds.map(() => '(?, ?::date, ?::date)').join(', ')}) as p (period, first_day, last_day)
           on d.day between p.first_day and p.last_day
       where r.idea_id = ? group by p.period, r.balloon_id, r.currency`,
      [...bounds.flatMap(({ period, from, until }) => [period, from, until]), ideaId],
    )
  return Map.groupBy(rows, ({ period, balloonId, currency }) => `${period} ${balloonId} ${currency}`)
}

/** Daily results of ads in one currency, oldest first. */
export async function listDaysOfAds(
  db: Db,
  { balloonIds, currency }: { readonly balloonIds: readonly string[]; readonly currency: Currency },
): Promise<DayFigures[]> {
  const { rows }: { rows: DayFigures[] } = await db.raw(
    `select d.day::text as day, ${sumsOf('d')} from ad_run_day d join ad_run r on r.id = d.run_id
     where r.balloon_id = any (?) and r.currency = ? group by d.day order by d.day`,
    [[...balloonIds], currency],
  )
  return rows
}
