import type { BalloonValue } from '@aloft/domain/balloons/balloon-history.rules'
import type { Db } from '../../db/db.ts'

/** An entry at its place in the history of its key; `seq` counts from 1. */
export interface PlacedEntry {
  readonly key: string
  readonly seq: number
  readonly entry: BalloonValue
}

/** Puts entries into the histories of a balloon; one whose place is taken overwrites what stands there. */
export async function upsertEntries(
  db: Db,
  balloonId: string,
  entries: readonly PlacedEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await db('balloon_value')
    .insert(
      entries.map(({ key, seq, entry }) => ({
        balloon_id: balloonId,
        key,
        seq,
        value: JSON.stringify(entry.value),
        date: entry.date,
        is_user_update: entry.isUserUpdate,
        author_id: entry.authorId,
      })),
    )
    .onConflict(['balloon_id', 'key', 'seq'])
    .merge(['value', 'date', 'is_user_update', 'author_id'])
}
