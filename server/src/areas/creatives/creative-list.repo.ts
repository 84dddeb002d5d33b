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

/** The next `limit` creatives of a brand after one of them, newest first, and one more if others follow. */
export async function findCreativeRows(
  db: Db,
  ideaId: string,
  { adName, minClicks, isArchived }: CreativeFilter,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<CreativeListRow[]> {
  const query = newestVersion(db)
    .leftJoin('balloon', 'balloon.id', 'ad_creative.balloonId')
    .joinRaw(`cross join lateral ${sums}`)
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
    'version.number',
    'version.renderUrls',
    'version.renderStatus',
    'version.renderFailure',
  )
}

/** Archives a creative of a brand from a date on, or restores it with null; false if the brand has none of that id. */
export async function setArchiveDate(
  db: Db,
  { ideaId, id }: { readonly ideaId: string; readonly id: string },
  archiveDate: Date | null,
): Promise<boolean> {
  return (await db('ad_creative').where({ id, ideaId }).update({ archiveDate })) > 0
}

/** Whether a launch has shown a creative, and the name of an ad that shows it now. */
export async function findCreativeUse(
  db: Db,
  ideaId: string,
  id: string,
): Promise<{ readonly isLaunched: boolean; readonly adName: string | null }> {
  const newest = `not exists (select from balloon_value as later where later.balloon_id = named.balloon_id
    and later.key = named.key and later.seq > named.seq)`
  const ad = db('balloon_value as named')
    .join('balloon', 'balloon.id', 'named.balloonId')
    .where('balloon.ideaId', ideaId)
    .whereRaw(`named.key like 'component/%/adCreativeId' and lower(named.value #>> '{}') = ?`, [id])
    .whereRaw(newest)
    .orderBy('balloon.creationDate')
    .limit(1)
    .select('balloon.name')
  const isLaunched = db.raw('exists (select from ad_run where creative_id = ?) as is_launched', [id])
  const row: { isLaunched: boolean; adName: string | null } = await db
    .select({ adName: ad }, isLaunched)
    .first()
  return row
}

/** Deletes a creative that no launch has shown. Its files are deleted later, unless something else uses them. */
export async function deleteCreative(db: Db, id: string, now: Date): Promise<void> {
  await db.raw(
    `insert into loose_file (hash, date) select distinct hash[1], ?::timestamptz from ad_creative_version,
      regexp_matches(concat(creatives, render_urls), '[0-9a-f]{64}', 'g') as hash
      where creative_id = ? on conflict do nothing`,
    [now, id],
  )
  await db('ad_creative').where({ id }).delete()
}
