import type { MediaCredit } from '@aloft/domain/ideas/media.entity'
import type { MediaOrigin } from '@aloft/domain/ideas/media.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'

export type MediaKind = 'image' | 'video'

/** A stored file that a brand gets. */
export interface NewMedia {
  readonly origin: MediaOrigin
  readonly kind: MediaKind
  readonly url: string
  /** In pixels; null for a video. */
  readonly width: number | null
  readonly height: number | null
  /** In bytes; null if unknown. */
  readonly size: number | null
  readonly name?: string
  /** What it shows, for people who can't see it. */
  readonly alt?: string
  /** Name of its license; null for what the brand supplied or had made. */
  readonly license?: string | null
  readonly credit?: MediaCredit | null
  /** What an AI was asked for. */
  readonly prompt?: string | null
  /** The AI's engine, or the stock service. */
  readonly maker?: string | null
  /** At the stock service. */
  readonly stockId?: string | null
  /** Its main colors as hex, the most frequent first. */
  readonly colors?: readonly string[]
}

/** A stored file that somebody has uploaded for a brand. */
export type Upload = NewMedia & { readonly origin: 'upload'; readonly size: number }

/**
 * Adds a file to a brand as the last of its origin and kind. One that the brand has already stays as it is, but leaves the
 * archive. If it was found on the brand's website, it's now of the new origin.
 */
export async function insertMedia(db: Db, ideaId: string, file: NewMedia, now: Date): Promise<void> {
  const place = db.raw(
    `coalesce((select max(place) from media where idea_id = ? and origin = ? and kind = ?), 0) + 1`,
    [ideaId, file.origin, file.kind],
  )
  await db('media').where({ ideaId, url: file.url }).whereNotNull('archiveDate').update({ archiveDate: null })
  const { name, alt, ...rights } = mediaColumns(db, file)
  await db('media')
    .insert({ id: uuidv7(), ideaId, name, alt, ...rights, place, creationDate: now })
    .onConflict(['ideaId', 'url'])
    .merge([...rightsColumns, 'origin', 'place', 'size', 'creationDate'])
    .where('media.origin', 'website')
}

/** Adds our copies of pictures of a brand's website, in their order, without those that the brand has already. */
export async function insertWebsitePictures(
  db: Db,
  ideaId: string,
  pictures: readonly Omit<NewMedia, 'origin' | 'kind' | 'size'>[],
  now: Date,
): Promise<void> {
  const rows = pictures.map((picture, index) => ({
    id: uuidv7(),
    ideaId,
    ...mediaColumns(db, { ...picture, origin: 'website', kind: 'image', size: null }),
    place: index + 1,
    creationDate: now,
  }))
  if (rows.length > 0) await db('media').insert(rows).onConflict(['ideaId', 'url']).ignore()
}

const rightsColumns = ['license', 'credit', 'prompt', 'maker', 'stockId'] as const

function mediaColumns(
  db: Db,
  {
    name = '',
    alt = '',
    license = null,
    credit = null,
    prompt = null,
    maker = null,
    stockId = null,
    ...file
  }: NewMedia,
) {
  const colors = db.raw('?::text[]', [[...(file.colors ?? [])]])
  return {
    ...file,
    name,
    alt,
    license,
    credit: credit && JSON.stringify(credit),
    prompt,
    maker,
    stockId,
    colors,
  }
}

/** Keeps of a brand's uploads of a kind exactly these, in this order. */
export async function keepUploads(
  db: Db,
  ideaId: string,
  kind: MediaKind,
  urls: readonly string[],
): Promise<void> {
  const ofKind = db('media').where({ ideaId, origin: 'upload', kind })
  await ofKind
    .clone()
    .whereNotIn('url', [...urls])
    .delete()
  if (urls.length > 0)
    await ofKind.clone().update({ place: db.raw('array_position(?::text[], url)', [[...urls]]) })
}

/** The measures of a brand's picture by its address; undefined if the brand has no such picture. */
export async function findPicture(
  db: Db,
  ideaId: string,
  url: string,
): Promise<{ width: number | null; height: number | null; colors: string[] } | undefined> {
  return db('media').where({ ideaId, url, kind: 'image' }).first('width', 'height', 'colors')
}
