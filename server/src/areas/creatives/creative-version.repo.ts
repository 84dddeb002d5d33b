import { isUuid } from '@aloft/domain/core/ids'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import {
  type CreativeVersion,
  maxListedVersions,
  type VersionUses,
} from '@aloft/domain/creatives/creative-versions.rules'
import { deliveryFailure, type RenderFailure } from '@aloft/domain/creatives/render.rules'
import type { Db, SubQuery } from '../../db/db.ts'

/** One state of a version: a draft that is merged into it is the next. */
export interface VersionState {
  readonly creativeId: string
  readonly number: number
  /** Number of drafts that the version has had. */
  readonly drafts: number
}

/** A version's layers and the pictures drawn of them. */
export interface DrawnVersion extends VersionState {
  readonly layout: string
  readonly creatives: AdCreative['creatives']
  readonly renderUrls: Partial<Record<CreativeFormat, string>>
  readonly renderStatus: 'waiting' | 'done' | 'failed'
  readonly renderFailure: RenderFailure | null
}

/** Creatives (`ad_creative`), each joined with its newest version (`version`). */
export function newestVersion(db: Db): SubQuery {
  return db('ad_creative').join('ad_creative_version as version', (on) =>
    on.on('version.creativeId', 'ad_creative.id').andOn('version.number', 'ad_creative.version'),
  )
}

/**
 * Locks a creative of a brand until the transaction ends, so that its drafts follow one another, and none changes the
 * version that a launch is about to keep. False if the brand has no such creative.
 */
export async function lockCreative(db: Db, ideaId: string, id: string): Promise<boolean> {
  return lockCreatives(db, ideaId, [id])
}

/** Locks several of them, always in the same order; false if the brand doesn't have them all. */
export async function lockCreatives(db: Db, ideaId: string, ids: readonly string[]): Promise<boolean> {
  const rows: object[] = await db('ad_creative')
    .where({ ideaId })
    .whereIn('id', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
  return rows.length === ids.length
}

/** The creative that a launch shows, or nulls. */
export interface ShownCreative {
  readonly creativeId: string | null
  readonly creativeVersion: number | null
}

/**
 * The version that a launch shows: the newest of the creative that its ad names, if the brand has it. No draft changes it
 * until the transaction ends.
 */
export async function lockNewestVersion(db: Db, ideaId: string, named: unknown): Promise<ShownCreative> {
  const row: ShownCreative | undefined = isUuid(named)
    ? await db('ad_creative')
        .where({ id: named, ideaId })
        .forShare()
        .first({ creativeId: 'id', creativeVersion: 'version' })
    : undefined
  return row ?? { creativeId: null, creativeVersion: null }
}

/** Why the newest version of a creative can't be delivered (RND-04); null if it can, or if the brand has no such creative. */
export async function findDeliveryFailure(
  db: Db,
  ideaId: string,
  named: unknown,
): Promise<RenderFailure | null> {
  const row: Pick<DrawnVersion, 'creatives' | 'renderFailure'> | undefined = isUuid(named)
    ? await newestVersion(db).where({ id: named, ideaId }).first('creatives', 'renderFailure')
    : undefined
  return row ? deliveryFailure({ creatives: row.creatives, failure: row.renderFailure }) : null
}

/** A creative's newest version as far as the next draft depends on it. */
export type NewestVersion = CreativeVersion & VersionUses & Pick<DrawnVersion, 'layout' | 'creatives'>

// Ads that never named the creative, or were last published before its newest version, don't refer to that version.
const lastPublishDate = `(
  select max(published) from balloon cross join unnest(publish_dates) as published
  where balloon.idea_id = ad_creative.idea_id and published >= version.date and exists (
    select from balloon_value where balloon_id = balloon.id
      and key like 'component/%/adCreativeId' and lower(value #>> '{}') = ad_creative.id::text
  )
) as last_publish_date`

/** The caller has locked the creative. */
export async function findNewestVersion(db: Db, id: string): Promise<NewestVersion> {
  const row: NewestVersion | undefined = await newestVersion(db)
    .where({ id })
    .first(
      'version.number',
      'authorId',
      'date',
      'layout',
      'creatives',
      db.raw(lastPublishDate),
      db.raw(`exists (
        select from ad_run where creative_id = ad_creative.id and creative_version = version.number
          or variant_creative_id = ad_creative.id and variant_creative_version = version.number
      ) as is_launched`),
    )
  if (!row) throw new Error(`creative ${id} has no version`)
  return row
}

export interface ListedVersion {
  readonly number: number
  readonly date: Date
  readonly authorName: string | null
  readonly isLaunched: boolean
}

/** The newest versions of a creative, newest first. The caller's policy has checked access to its brand. */
export async function listVersions(db: Db, creativeId: string): Promise<ListedVersion[]> {
  return db('ad_creative_version as version')
    .leftJoin('user_account', 'user_account.id', 'version.authorId')
    .where({ creativeId })
    .orderBy('number', 'desc')
    .limit(maxListedVersions)
    .select(
      'number',
      'date',
      { authorName: 'user_account.username' },
      db.raw(`exists (
        select from ad_run
          where ad_run.creative_id = version.creative_id and creative_version = version.number
            or variant_creative_id = version.creative_id and variant_creative_version = version.number
      ) as is_launched`),
    )
}

/** The layers of one version; undefined if there's none. */
export async function findVersion(
  db: Db,
  creativeId: string,
  number: number,
): Promise<Pick<DrawnVersion, 'creatives'> | undefined> {
  const row: Pick<DrawnVersion, 'creatives'> | undefined = await db('ad_creative_version')
    .where({ creativeId, number })
    .first('creatives')
  return row
}

/** Stores a draft as the version given, whose pictures are to be drawn. The caller has locked the creative. */
export async function storeVersion(
  db: Db,
  creativeId: string,
  { layout, creatives, ...version }: CreativeVersion & Pick<DrawnVersion, 'layout' | 'creatives'>,
): Promise<void> {
  await db('ad_creative_version')
    .insert({ creativeId, ...version, layout, creatives: JSON.stringify(creatives) })
    .onConflict(['creativeId', 'number'])
    .merge({
      date: version.date,
      drafts: db.raw('ad_creative_version.drafts + 1'),
      layout,
      creatives: JSON.stringify(creatives),
      renderUrls: '{}',
      renderStatus: 'waiting',
      renderFailure: null,
    })
  await db('ad_creative').where({ id: creativeId }).update({ version: version.number })
}

/** Versions of a creative whose pictures are to be drawn, newest first. The id comes from a job. */
export async function findUndrawnVersions(db: Db, creativeId: string): Promise<DrawnVersion[]> {
  const rows: DrawnVersion[] = await db('ad_creative_version')
    .where({ creativeId, renderStatus: 'waiting' })
    .orderBy('number', 'desc')
  return rows
}

/** Stores the pictures of a version that waits for them; without effect if another draft was merged into it meanwhile. */
export async function finishRender(
  db: Db,
  { creativeId, number, drafts }: VersionState,
  end: { urls: DrawnVersion['renderUrls']; failure: RenderFailure | null },
): Promise<void> {
  await db('ad_creative_version')
    .where({ creativeId, number, drafts, renderStatus: 'waiting' })
    .update({
      renderUrls: JSON.stringify(end.urls),
      renderStatus: end.failure ? 'failed' : 'done',
      renderFailure: end.failure,
    })
}

/** Marks a version to be drawn again; false if it already waits for that. */
export async function restartRender(db: Db, { creativeId, number, drafts }: VersionState): Promise<boolean> {
  const changed = await db('ad_creative_version')
    .where({ creativeId, number, drafts })
    .whereNot({ renderStatus: 'waiting' })
    .update({ renderStatus: 'waiting', renderFailure: null })
  return changed > 0
}
