import type { Db } from '../../db/db.ts'
import { appendEvents } from '../../tasks/task.repo.ts'
import { type ImageEvent, imagesKind } from './image-task.ts'

/** Whether pictures of a brand are being drawn for a user. */
export async function areImagesBeingDrawn(db: Db, userId: string, ideaId: string): Promise<boolean> {
  const task = await db('run')
    .where({ userId, kind: imagesKind, subject: ideaId, status: 'IN_PROGRESS' })
    .first('id')
  return task !== undefined
}

/** The pictures of an order that have come to their end. */
export async function listImageEvents(db: Db, taskId: string): Promise<ImageEvent[]> {
  const rows: { data: ImageEvent }[] = await db('run_event').where({ runId: taskId }).select('data')
  return rows.map(({ data }) => data)
}

/**
 * Records the end of a picture once; false if it had one already. Call it in the transaction that pays for the picture:
 * it locks the task until that ends.
 */
export async function recordImage(trx: Db, taskId: string, event: ImageEvent, now: Date): Promise<boolean> {
  await trx('run').where({ id: taskId }).forUpdate().select('id')
  const known = await listImageEvents(trx, taskId)
  if (known.some(({ slot }) => slot === event.slot)) return false
  await appendEvents(trx, taskId, [event], undefined, now)
  return true
}
