import type { AdType } from '@aloft/domain/ads/ad-settings.rules'
import { type LaunchSort, launchSortKinds } from '@aloft/domain/ads/list/launch-columns.rules'
import type { ListCursor, ListFilter, ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import type { ResultKind } from '@aloft/domain/ads/results.rules'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../../db/db.ts'
import { findAdsNamed } from '../../balloons/balloon.repo.ts'

export interface LaunchListRow {
  readonly id: string
  readonly balloonId: string
  readonly name: string
  readonly number: number
  readonly status: string
  readonly platform: AdPlatform
  readonly adType: AdType
  readonly resultKind: ResultKind
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly currency: Currency
  readonly budget: number
  readonly spend: number
  readonly revenue: number
  readonly impressions: number
  readonly clicks: number
  readonly conversions: number
  readonly isArchived: boolean
  readonly isSimulated: boolean
  /** Value of the sort column. */
  readonly place: string | number | Date | null
}

// Same rule as `launchStatuses`: the latest launch of an ad has the ad's status, earlier ones are over (PRF-02).
const status = `case when ad_run.stop_reason = 'rejected' then 'rejected'
  when ad_run.is_latest then balloon.status else 'stopped' end`
// Same rule as `launchEndDate`: a launch that never started has no end.
const endDate =
  'case when ad_run.start_date is not null then coalesce(ad_run.ended_date, ad_run.end_date) end'

// Conversions that a platform reports for an unverified goal don't count.
const counted = (column: string) =>
  `case when ad_run.result_kind = 'conversions' then ad_run.${column}::float8 end`

/** SQL expression for each sort order. */
const sorts: Readonly<Record<LaunchSort, string>> = {
  runId: 'ad_run.id::text',
  status: `array_position(array[${balloonStatuses.map((one) => `'${one}'`).join(', ')}], ${status})::float8`,
  platform: 'ad_run.platform',
  type: `ad_run.ad_type`,
  startDate: `ad_run.start_date`,
  endDate,
  budget: 'ad_run.budget::float8',
  spend: 'ad_run.spend::float8',
  clicks: 'ad_run.clicks::float8',
  roas: `${counted('revenue')} / nullif(ad_run.spend, 0)`,
  clickRate: 'ad_run.clicks::float8 / nullif(ad_run.impressions, 0)',
  completions: counted('conversions'),
}
const sqlTypes = { text: 'text', number: 'float8', date: 'timestamptz' }

/**
 * The next `limit` launches of a brand after a cursor, and one more if others follow. The cursor stays valid when
 * launches before it are added or removed. The caller's policy has checked access to the brand.
 */
export async function findLaunchRows(
  db: Db,
  ideaId: string,
  { filter, sort: { by, isDescending } }: ListQuery<LaunchSort>,
  { after, limit }: { after: ListCursor | null; limit: number },
): Promise<LaunchListRow[]> {
  const sql = sorts[by]
  const kind = launchSortKinds[by]
  // Missing values come last in both directions, so that one comparison of pairs finds the cursor, also in an index.
  const last = isDescending ? '-infinity' : 'infinity'
  const key = kind === 'text' ? `${sql} collate "C"` : `coalesce(${sql}, '${last}')`
  const direction = isDescending ? 'desc' : 'asc'
  const query = db('ad_run')
    .join('balloon', 'balloon.id', 'ad_run.balloonId')
    .where('ad_run.ideaId', ideaId)
    .orderByRaw(`${key} ${direction}, ad_run.id ${direction}`)
    .limit(limit + 1)
  if (after) {
    const isDate = kind === 'date' && typeof after.value === 'number'
    const value = isDate ? new Date(after.value) : (after.value ?? last)
    const pair = `(?::${sqlTypes[kind]}, ?::uuid)`
    void query.whereRaw(`(${key}, ad_run.id) ${isDescending ? '<' : '>'} ${pair}`, [value, after.id])
  }
  await narrow(db, query, ideaId, filter)
  return query.select(
    'ad_run.id',
    'ad_run.balloonId',
    'balloon.name',
    'ad_run.number',
    'ad_run.platform',
    'ad_run.adType',
    'ad_run.resultKind',
    'ad_run.startDate',
    'ad_run.currency',
    'ad_run.budget',
    'ad_run.spend',
    'ad_run.revenue',
    'ad_run.impressions',
    'ad_run.clicks',
    'ad_run.conversions',
    'ad_run.isSimulated',
    db.raw(`${status} as status, ${endDate} as end_date, ${sql} as place`),
    db.raw('balloon.archive_date is not null as is_archived'),
  )
}

/** The sums of the launches of a brand in one currency; money in minor units. */
export interface LaunchSumsRow {
  readonly currency: Currency
  readonly count: number
  readonly budget: number
  readonly spend: number
  readonly impressions: number
  readonly clicks: number
  /** Null if no verified goal counts them, as is the revenue. */
  readonly conversions: number | null
  readonly revenue: number | null
  /** Spend of the launches whose conversions count. */
  readonly countedSpend: number
}

/** The sums of all launches that a filter finds, by currency, the one of most launches first. */
export async function sumLaunches(db: Db, ideaId: string, filter: ListFilter): Promise<LaunchSumsRow[]> {
  const query = db('ad_run')
    .join('balloon', 'balloon.id', 'ad_run.balloonId')
    .where('ad_run.ideaId', ideaId)
    .groupBy('ad_run.currency')
    .orderByRaw('count(*) desc, ad_run.currency')
  await narrow(db, query, ideaId, filter)
  const isCounted = `filter (where ad_run.result_kind = 'conversions')`
  return query.select(
    'ad_run.currency',
    db.raw(`count(*) as count, sum(ad_run.budget) as budget, sum(ad_run.spend) as spend,
      sum(ad_run.impressions) as impressions, sum(ad_run.clicks) as clicks,
      sum(ad_run.conversions) ${isCounted} as conversions, sum(ad_run.revenue) ${isCounted} as revenue,
      coalesce(sum(ad_run.spend) ${isCounted}, 0) as counted_spend`),
  )
}

async function narrow(
  db: Db,
  query: ReturnType<Db['queryBuilder']>,
  ideaId: string,
  filter: ListFilter,
): Promise<void> {
  const { statuses, platforms, types, from, until, isArchived } = filter
  if (isArchived) void query.whereNotNull('balloon.archiveDate')
  else void query.whereNull('balloon.archiveDate')
  if (statuses.length > 0) void query.whereRaw(`${status} = any(?)`, [[...statuses]])
  if (platforms.length > 0) void query.whereIn('ad_run.platform', [...platforms])
  if (types.length > 0) void query.whereIn('ad_run.adType', [...types])
  if (until) void query.where('ad_run.startDate', '<', until)
  if (from)
    void query.whereNotNull('ad_run.startDate').whereRaw(`coalesce(${endDate}, 'infinity') > ?`, [from])
  if (filter.text.trim() !== '')
    void query.whereIn('ad_run.balloonId', await findAdsNamed(db, ideaId, filter.text))
}

/** The latest launch of an ad, with its money in minor units. */
export interface PaidLaunchRow {
  readonly balloonId: string
  readonly status: string
  readonly startDate: Date | null
  readonly currency: Currency
  readonly budget: number
  readonly vat: number
  readonly spend: number
  readonly commissionPercent: number
}

/** The latest launches of these ads of a brand, as far as they're paid and not settled. */
export async function findPaidLaunches(
  db: Db,
  ideaId: string,
  balloonIds: readonly string[],
): Promise<PaidLaunchRow[]> {
  return db('ad_run')
    .join('balloon', 'balloon.id', 'ad_run.balloonId')
    .where('ad_run.ideaId', ideaId)
    .whereIn('ad_run.balloonId', [...balloonIds])
    .where('ad_run.isLatest', true)
    .whereNotNull('ad_run.submittedDate')
    .whereNull('ad_run.settledDate')
    .orderBy('ad_run.balloonId')
    .select(
      'ad_run.balloonId',
      'balloon.status',
      'ad_run.startDate',
      'ad_run.currency',
      'ad_run.budget',
      'ad_run.vat',
      'ad_run.spend',
      'ad_run.commissionPercent',
    )
}
