import { fatigueWeeks, type WeekCounts } from '@aloft/domain/creatives/fatigue.rules'
import { findAdsNamed } from '../balloons/balloon.repo.ts'
import type { Db } from '../../db/db.ts'
import { type DrawnVersion, newestVersion } from './creative-version.repo.ts'

export interface CreativeListRow extends Pick<DrawnVersion, 'renderUrls' | 'renderStatus' | 'renderFailure'> {
  readonly id: string
  readonly adName: string | null
  readonly headline: string | null
  readonly date: Date
  readonly archiveDate: Date | null
  readonly isLaunched: boolean
  readonly adRuns: number
  /** Number of the newest version, and so of all. */
  readonly number: number
  readonly impressions: number
  readonly clicks: number
  /** What the version shown last counted in the last week and the week before; null if it wasn't shown. */
  readonly weeks: readonly [WeekCounts, WeekCounts] | null
}

export interface CreativeFilter {
  readonly adName: string
  readonly minClicks: number
  readonly isArchived: boolean
}

// The launches of a creative have their sums to date, so that no days are added up.
const sums = `(
  select count(*) > 0 as is_launched, count(submitted_date) as ad_runs,
    coalesce(sum(impressions), 0) as impressions, coalesce(sum(clicks), 0) as clicks
  from ad_run where creative_id = ad_creative.id
) as sums`
// The question mark is escaped, because the driver would treat it as a binding.
const headline = `jsonb_path_query_first(
  creatives, '$."1:1".elements[*] \\? (@.slot == "headline").text'
) #>> '{}' as headline`

// Days are added up over the two weeks only.
const weeks = `(
  select json_build_array(${[0, 1]
    .map(
      (place) => `json_build_object(
        'impressions', coalesce(sum(day.impressions) filter (where day between :from${place} and :until${place}), 0),
        'clicks', coalesce(sum(day.clicks) filter (where day between :from${place} and :until${place}), 0))`,
    )
    .join(', ')}) as weeks
  from ad_run join ad_run_day as day on day.run_id = ad_run.id
  where creative_id = ad_creative.id and day between :from1 and :until0
  group by creative_version having sum(day.impressions) filter (where day between :from0 and :until0) > 0
  order by creative_version desc limit 1
) as recent on true`

/** The next `limit` creatives of a brand after one of them, newest first, and one more if others follow. */
export async function findCreativeRows(
  db: Db,
  ideaId: string,
  { adName, minClicks, isArchived }: CreativeFilter,
  { after, limit }: { readonly after: string | null; readonly limit: number },
  now: Date,
): Promise<CreativeListRow[]> {
  const [last, before] = fatigueWeeks(now)
  const days = { from0: last.from, until0: last.until, from1: before.from, until1: before.until }
  const query = newestVersion(db)
    .leftJoin('balloon', 'balloon.id', 'ad_creative.balloonId')
    .joinRaw(`cross join lateral ${sums}`)
    .joinRaw(`left join lateral ${weeks}`, days)
    .where('ad_creative.ideaId', ideaId)
    .orderBy('ad_creative.id', 'desc')
    .limit(limit + 1)
  if (isArchived) void query.whereNotNull('ad_creative.archiveDate')
  else void query.whereNull('ad_creative.archiveDate')
  if (after) void query.where('ad_creative.id', '<', after)
  if (minClicks > 0) void query.where('sums.clicks', '>=', minClicks)
  if (adName.trim() !== '')
    void query.whereIn('ad_creative.balloonId', await findAdsNamed(db, ideaId, adName))
  return query.select(
    'ad_creative.id',
    { adName: 'balloon.name' },
    db.raw(headline),
    'version.date',
    'ad_creative.archiveDate',
    'sums.*',
    'recent.weeks',
    'version.number',
    'version.renderUrls',
    'version.renderStatus',
    'version.renderFailure',
  )
}

/** Archives creatives of a brand from a date on, or restores them with null; returns how many of them it has. */
export async function setArchiveDate(
  db: Db,
  { ideaId, ids }: { readonly ideaId: string; readonly ids: readonly string[] },
  archiveDate: Date | null,
): Promise<number> {
  return db('ad_creative')
    .where({ ideaId })
    .whereIn('id', [...ids])
    .update({ archiveDate })
}

/** Whether a launch has shown a creative, and the name of an ad that shows it now. */
export interface CreativeUse {
  readonly id: string
  readonly isLaunched: boolean
  readonly adName: string | null
}

const named = `lower(named.value #>> '{}')`

/** What uses each of a brand's creatives, in one statement. */
export async function findCreativeUses(
  db: Db,
  ideaId: string,
  ids: readonly string[],
): Promise<readonly CreativeUse[]> {
  const newest = `not exists (select from balloon_value as later where later.balloon_id = named.balloon_id
    and later.key = named.key and later.seq > named.seq)`
  const shown = db('balloon_value as named')
    .join('balloon', 'balloon.id', 'named.balloonId')
    .where('balloon.ideaId', ideaId)
    .whereRaw(`named.key like 'component/%/adCreativeId'`)
    .whereRaw(`${named} = any(?)`, [[...ids]])
    .whereRaw(newest)
    .orderByRaw(`${named}, balloon.creation_date`)
    .select(db.raw(`distinct on (${named}) ${named} as creative_id`), 'balloon.name')
  const rows: CreativeUse[] = await db('ad_creative')
    .leftJoin(shown.as('shown'), 'shown.creativeId', db.raw('ad_creative.id::text'))
    .whereIn('ad_creative.id', [...ids])
    .select(
      'ad_creative.id',
      { adName: 'shown.name' },
      db.raw(`exists (
        select from ad_run where creative_id = ad_creative.id or variant_creative_id = ad_creative.id
      ) as is_launched`),
    )
  return rows
}

/** Deletes creatives that no launch has shown. Their files are deleted later, unless something else uses them. */
export async function deleteCreatives(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.raw(
    `insert into loose_file (hash, date) select distinct hash[1], ?::timestamptz from ad_creative_version,
      regexp_matches(concat(creatives, render_urls), '[0-9a-f]{64}', 'g') as hash
      where creative_id = any(?) on conflict do nothing`,
    [now, [...ids]],
  )
  await db('ad_creative')
    .whereIn('id', [...ids])
    .delete()
}
