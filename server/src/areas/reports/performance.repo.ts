import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { Currency } from '@aloft/domain/core/money'
import { figuresOf, noCounts, type LaunchFigures, sumOf } from '@aloft/domain/ads/performance.rules'
import type { DayCounts, DayFigures, DaySpan } from '@aloft/domain/ads/report-days.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../db/db.ts'

const isCounted = `filter (where r.result_kind = 'conversions')`

/** SQL for the sums of launches, or of their days; conversions that are not counted are null. */
const sumsOf = (
  table: 'r' | 'd',
) => `sum(${table}.impressions) as impressions, sum(${table}.clicks) as clicks,
  sum(${table}.conversions) ${isCounted} as conversions, sum(${table}.spend) as cost,
  sum(${table}.revenue) ${isCounted} as revenue,
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
  /** Results within the requested days. */
  readonly results: LaunchFigures
}

/**
 * The ads of a brand with a submitted launch, ordered by their newest launch, oldest first. If an ad has launches in
 * several currencies, those in the newest one's currency count.
 */
export async function listLaunchedAds(db: Db, ideaId: string, span: DaySpan): Promise<LaunchedAd[]> {
  const { rows }: { rows: Omit<LaunchedAd, 'results'>[] } = await db.raw(
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
  const results = await sumResults(db, ideaId, span)
  return rows.map((row) => ({
    ...row,
    status: canonicalStatus(row.status),
    results: sumOf([
      figuresOf(row.conversions === null ? 'clicks' : 'conversions', noCounts),
      ...(results.get(`${row.balloonId} ${row.currency}`) ?? []),
    ]),
  }))
}

async function sumResults(
  db: Db,
  ideaId: string,
  { from, until }: DaySpan,
): Promise<Map<string, [LaunchFigures]>> {
  const { rows }: { rows: (LaunchFigures & { balloonId: string; currency: string })[] } = await db.raw(
    `select r.balloon_id, r.currency, ${sumsOf('d')}
     from ad_run_day d join ad_run r on r.id = d.run_id
     where r.idea_id = ? and d.day between ? and ? group by r.balloon_id, r.currency`,
    [ideaId, from, until],
  )
  return new Map(rows.map((row) => [`${row.balloonId} ${row.currency}`, [row]]))
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
