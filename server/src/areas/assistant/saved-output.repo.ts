import { savedOutputMs } from '@aloft/domain/assistant/assistant-limits'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'

/** Saves outputs of tools for one use of their user. */
export async function insertSavedOutput(
  trx: Db,
  { userId, outputs }: { userId: string; outputs: string },
  now: Date,
): Promise<string> {
  const id = uuidv7()
  await trx('assistant_saved_output').insert({ id, userId, outputs, creationDate: now })
  return id
}

/** Uses up what a user saved within the last day; undefined if there's no such output any more. */
export async function takeSavedOutput(
  trx: Db,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<string | undefined> {
  const rows = await trx('assistant_saved_output')
    .where({ id, userId })
    .where('creationDate', '>', oldestDate(now))
    .delete<{ outputs: string }[]>('outputs')
  return rows[0]?.outputs
}

/** Deletes what nothing has used within a day. Returns how many. */
export async function deleteOldSavedOutputs(db: Db, now: Date): Promise<number> {
  return db('assistant_saved_output').where('creationDate', '<=', oldestDate(now)).delete()
}

const oldestDate = (now: Date) => new Date(now.getTime() - savedOutputMs)
