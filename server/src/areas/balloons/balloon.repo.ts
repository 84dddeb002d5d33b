import type { BalloonValue } from '@aloft/domain/balloons/balloon-history.rules'
import type { Balloon, BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import { pathsIn } from '@aloft/domain/balloons/path.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { comparableName, hasAllWords, normaliseName } from '@aloft/domain/core/names'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../db/db.ts'
import { preparedStatement } from '../../db/prepared-statement.ts'
import { upsertEntries } from './balloon-value.repo.ts'
import { wireBalloon, wireListedBalloon } from './balloon.wire.ts'
import { selectBalloon, selectListedBalloons, selectListedBalloon } from './select-balloons.repo.ts'

const holdBalloon = preparedStatement(
  'select id from balloon where id = $1 and idea_id = $2 for no key update',
)

/**
 * The ads of a brand with the last value of each key, oldest first, including archived ones, in one statement (ENT-05,
 * ENT-40). The caller's policy has checked access to the brand.
 */
export async function listBalloons(db: Db, ideaId: string): Promise<Balloon[]> {
  return (await selectListedBalloons(db, [ideaId])).map(wireListedBalloon)
}

/**
 * An ad of a brand with the whole history of its values, or undefined if the brand has none of that id: an id alone is
 * never trusted.
 */
export async function findBalloon(
  db: Db,
  ideaId: string,
  balloonId: string,
): Promise<BalloonWithHistory | undefined> {
  const [row] = await selectBalloon(db, [balloonId, ideaId])
  return row && wireBalloon(row)
}

/**
 * Like `findBalloon`, locked until the transaction ends, so that its edits follow one another. Locks before it reads,
 * because a statement that had to wait for a lock still sees the old values.
 */
export async function findBalloonForUpdate(
  db: Db,
  ideaId: string,
  balloonId: string,
): Promise<BalloonWithHistory | undefined> {
  await holdBalloon(db, [balloonId, ideaId])
  return findBalloon(db, ideaId, balloonId)
}

/** An ad of a brand with the whole history of the given keys, and only the last value of all others. */
export async function findListedBalloon(
  db: Db,
  ideaId: string,
  balloonId: string,
  keys: readonly string[],
): Promise<Balloon | undefined> {
  const [row] = await selectListedBalloon(db, [balloonId, ideaId, keys])
  return row && wireListedBalloon(row)
}

/** Names of a brand's ads to compare a new name with; the names of archived ads are free (FLV-14). */
export async function findBalloonNames(db: Db, ideaId: string, exceptId?: string): Promise<string[]> {
  const query = db('balloon').where({ ideaId, archiveDate: null })
  if (exceptId) void query.whereNot({ id: exceptId })
  return query.pluck<string[]>('name')
}

/** The ads of a brand whose names contain each word of a text; code compares them, because databases fold case differently. */
export async function findAdsNamed(db: Db, ideaId: string, text: string): Promise<string[]> {
  const ads: { id: string; name: string }[] = await db('balloon').where({ ideaId }).select('id', 'name')
  return ads.filter(({ name }) => hasAllWords(name, text)).map(({ id }) => id)
}

/** The current paths of all components of a brand's ads (FLV-15). */
export async function findPaths(
  db: Db,
  ideaId: string,
): Promise<readonly { readonly balloonId: string; readonly key: string; readonly path: string }[]> {
  const rows: { balloonId: string; key: string; value: JsonValue }[] = await db('balloon_value')
    .join('balloon', 'balloon.id', 'balloon_value.balloonId')
    .where('balloon.ideaId', ideaId)
    .whereLike('key', 'component/%/path')
    .distinctOn('balloonId', 'key')
    .orderBy(['balloonId', 'key', { column: 'seq', order: 'desc' }])
    .select('balloonId', 'key', 'value')
  return rows.flatMap(({ balloonId, key, value }) =>
    pathsIn({ [key]: value }).map(([, path]) => ({ balloonId, key, path })),
  )
}

/**
 * Locks the account that a brand belongs to (for a team's brand, the owner of the team) until the transaction ends, so
 * that ads of one account are created and named one after the other: no limit is exceeded, and no name is taken twice.
 * Uses a weak lock, because rows that refer to the account are written in the meantime. Lock it before any ad.
 */
export async function lockBrandOwner(
  db: Db,
  ideaId: string,
): Promise<{ readonly id: string; readonly planLabel: string }> {
  const owner: { id: string; planLabel: string } | undefined = await db('idea')
    .leftJoin('team', 'team.id', 'idea.teamId')
    .join('user_account', 'user_account.id', db.raw('coalesce(team.owner_id, idea.user_id)'))
    .where('idea.id', ideaId)
    .forNoKeyUpdate('user_account')
    .first('user_account.id', 'user_account.planLabel')
  if (!owner) throw new Error(`brand ${ideaId} has no owner`)
  return owner
}

/** Adds a draft ad with one entry per key. Its name is stored trimmed; `progress` is 0 to 100. */
export async function insertBalloonRow(
  db: Db,
  balloon: {
    readonly id: string
    readonly ideaId: string
    readonly name: string
    readonly platform: AdPlatform | null
    readonly ctaSelectors: readonly string[]
    readonly entries: Readonly<Record<string, BalloonValue>>
    readonly progress: number
    /** The ad that it's a new version of. */
    readonly followsId?: string
    readonly now: Date
  },
): Promise<void> {
  await db('balloon').insert({
    id: balloon.id,
    ideaId: balloon.ideaId,
    ...nameColumns(balloon.name),
    platform: balloon.platform,
    progress: balloon.progress,
    ctaSelectors: JSON.stringify(balloon.ctaSelectors),
    followsId: balloon.followsId ?? null,
    creationDate: balloon.now,
  })
  const entries = Object.entries(balloon.entries).map(([key, entry]) => ({ key, seq: 1, entry }))
  await upsertEntries(db, balloon.id, entries)
}

/** Deletes an ad and everything that belongs to it. */
export async function deleteBalloonRow(db: Db, id: string): Promise<void> {
  await db('balloon').where({ id }).delete()
}

/** Changes the given fields of an ad. A name is stored trimmed; `progress` is 0 to 100. */
export async function updateBalloonRow(
  db: Db,
  id: string,
  {
    name,
    ...columns
  }: {
    readonly name?: string
    readonly platform?: AdPlatform
    readonly progress?: number
    readonly archiveDate?: Date | null
  },
): Promise<void> {
  await db('balloon')
    .where({ id })
    .update({ ...columns, ...(name !== undefined && nameColumns(name)) })
}

/** Records that a version of an ad was published. */
export async function addPublishDate(db: Db, id: string, date: Date): Promise<void> {
  await db('balloon')
    .where({ id })
    .update({ publishDates: db.raw('array_append(publish_dates, ?::timestamptz)', [date]) })
}

/** Whether an ad was ever submitted. */
export async function hasBeenLaunched(db: Db, id: string): Promise<boolean> {
  const launch = await db('ad_run').where({ balloonId: id }).whereNotNull('submittedDate').first('id')
  return launch !== undefined
}

function nameColumns(name: string): { name: string; comparableName: string } {
  return { name: normaliseName(name), comparableName: comparableName(name) }
}
