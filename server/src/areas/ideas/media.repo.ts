import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'

export type MediaKind = 'image' | 'video'

/** A stored file that somebody has uploaded for a brand. */
export interface Upload {
  readonly kind: MediaKind
  readonly url: string
  /** In pixels; null for a video. */
  readonly width: number | null
  readonly height: number | null
  /** In bytes. */
  readonly size: number
}

/** Our copy of a picture of a website, in pixels. */
interface WebsitePicture {
  readonly fileUrl: string
  readonly width: number
  readonly height: number
}

/**
 * Adds an upload to a brand as the last of its kind; one that the brand has already stays where it is, unless it was found
 * on its website.
 */
export async function insertUpload(db: Db, ideaId: string, file: Upload, now: Date): Promise<void> {
  const place = db.raw(
    `coalesce((select max(place) from media where idea_id = ? and origin = 'upload' and kind = ?), 0) + 1`,
    [ideaId, file.kind],
  )
  await db('media')
    .insert({ id: uuidv7(), ideaId, origin: 'upload', ...file, place, creationDate: now })
    .onConflict(['ideaId', 'url'])
    .merge(['origin', 'place', 'size', 'creationDate'])
    .where('media.origin', 'website')
}

/** Adds our copies of pictures of a brand's website, without those that the brand has already. */
export async function insertWebsitePictures(
  db: Db,
  ideaId: string,
  pictures: readonly WebsitePicture[],
  now: Date,
): Promise<void> {
  const rows = pictures.map(({ fileUrl: url, width, height }, index) => ({
    id: uuidv7(),
    ideaId,
    origin: 'website',
    kind: 'image',
    url,
    place: index + 1,
    width,
    height,
    creationDate: now,
  }))
  if (rows.length > 0) await db('media').insert(rows).onConflict(['ideaId', 'url']).ignore()
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
