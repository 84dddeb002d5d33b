import type { BalloonValue } from '@aloft/domain/balloons/balloon-history.rules'
import type { Db } from '../../db/db.ts'
import { preparedStatement } from '../../db/prepared-statement.ts'

/** An entry with its position in the history of its key; `seq` counts from 1. */
export interface PlacedEntry {
  readonly key: string
  readonly seq: number
  readonly entry: BalloonValue
}

const upsert = preparedStatement(`
  insert into balloon_value (balloon_id, key, seq, value, date, is_user_update, author_id)
  select $1::uuid, *
    from unnest($2::text[], $3::integer[], $4::jsonb[], $5::timestamptz[], $6::boolean[], $7::uuid[])
  on conflict (balloon_id, key, seq) do update
    set value = excluded.value, date = excluded.date, is_user_update = excluded.is_user_update,
      author_id = excluded.author_id`)

/** Adds entries to the histories of a balloon, overwriting existing ones at the same position. */
export async function upsertEntries(
  db: Db,
  balloonId: string,
  entries: readonly PlacedEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const column = <T>(of: (placed: PlacedEntry) => T) => entries.map(of)
  await upsert(db, [
    balloonId,
    column(({ key }) => key),
    column(({ seq }) => seq),
    column(({ entry }) => JSON.stringify(entry.value)),
    column(({ entry }) => entry.date),
    column(({ entry }) => entry.isUserUpdate),
    column(({ entry }) => entry.authorId),
  ])
}
