import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'

export type MediaKind = 'image' | 'video'

/** A stored file that somebody has uploaded for a brand. */
export interface NewMedia {
  readonly kind: MediaKind
  readonly url: string
  /** In pixels; null for a video. */
  readonly width: number | null
  readonly height: number | null
  /** In bytes. */
  readonly size: number
}

/** Adds a file to a brand as the last of its kind; one that the brand has already stays where it is. */
export async function insertMedia(db: Db, ideaId: string, file: NewMedia, now: Date): Promise<void> {
  const place = db.raw('coalesce((select max(place) from media where idea_id = ? and kind = ?), 0) + 1', [
    ideaId,
    file.kind,
  ])
  await db('media')
    .insert({ id: uuidv7(), ideaId, ...file, place, creationDate: now })
    .onConflict(['ideaId', 'url'])
    .ignore()
}

/** Keeps of a brand's files of a kind exactly these, in this order. */
export async function keepMedia(
  db: Db,
  ideaId: string,
  kind: MediaKind,
  urls: readonly string[],
): Promise<void> {
  const ofKind = db('media').where({ ideaId, kind })
  await ofKind
    .clone()
    .whereNotIn('url', [...urls])
    .delete()
  if (urls.length > 0)
    await ofKind.clone().update({ place: db.raw('array_position(?::text[], url)', [[...urls]]) })
}
