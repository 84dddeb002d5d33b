import type { Db } from '../../db/db.ts'

/** Everything that may contain addresses of stored files, as text, with its brand and account. */
const places = `
  select idea.id as idea_id, null::uuid as user_id, idea::text as line from idea
  union all select idea_id, null, url from media
  union all select idea_id, null, concat(creatives, render_urls)
    from ad_creative_version join ad_creative on ad_creative.id = creative_id
  union all select idea_id, null, concat(picture_urls, variant_picture_urls) from ad_run
    where picture_urls is not null or variant_picture_urls is not null
  union all select idea_id, null, data::text from brief
  union all select brief.idea_id, null, concat(before, after) from brief_change join brief on brief.id = brief_id
  union all select balloon.idea_id, null, value::text from balloon_value join balloon on balloon.id = balloon_id
  union all select idea_id, user_id, concat(run.input, run.result) from run
  union all select idea_id, user_id, run_step.result::text from run_step join run on run.id = run_id
  union all select idea_id, user_id, run_event.data::text from run_event join run on run.id = run_id`

/** Stored files are named by the hash of their content. */
const hashes = `regexp_matches(line, '[0-9a-f]{64}', 'g') as hash`

/** Records the files that a brand uses, before the brand is deleted. */
export async function loosenFilesOfBrand(db: Db, ideaId: string, now: Date): Promise<void> {
  await loosen(db, 'ideaId', ideaId, now)
}

/** Records the files that an account's tasks use, before the account is deleted. */
export async function loosenFilesOfAccount(db: Db, userId: string, now: Date): Promise<void> {
  await loosen(db, 'userId', userId, now)
}

async function loosen(db: Db, column: 'ideaId' | 'userId', id: string, now: Date): Promise<void> {
  await db.raw(
    `insert into loose_file (hash, date) select distinct hash[1], ?::timestamptz from (${places}) as places,
      ${hashes} where ?? = ? on conflict do nothing`,
    [now, column, id],
  )
}

/** Files of deleted brands and accounts. */
export async function findLooseFiles(db: Db, limit: number): Promise<string[]> {
  return db('loose_file').orderBy('hash').limit(limit).pluck('hash')
}

/** The given files that are still in use. Reads everything in the database, so call it only from background work. */
export async function findShownFiles(db: Db, among: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.raw<{ rows: { hash: string }[] }>(
    `select distinct hash[1] as hash from (${places}) as places, ${hashes} where hash[1] = any(?)`,
    [among as string[]],
  )
  return new Set(rows.map(({ hash }) => hash))
}

/** Marks files as no longer loose: they are deleted, or used elsewhere. */
export async function settleLooseFiles(db: Db, settled: readonly string[]): Promise<void> {
  await db('loose_file').whereIn('hash', settled).delete()
}

/** Forgets rendered pictures whose files are deleted, so that they are redrawn when needed. */
export async function forgetRenderedPictures(db: Db, urls: readonly string[]): Promise<void> {
  await db('rendered_picture').whereIn('url', urls).delete()
}
