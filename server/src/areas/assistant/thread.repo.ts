import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'

export interface ThreadOf {
  readonly userId: string
  readonly focusKey: FocusKey
}

/** A message with the newest run that answers it, or the run that wrote it. */
export interface MessageRow {
  readonly id: string
  /** Its place among all messages, oldest first. */
  readonly place: number
  readonly author: 'user' | 'assistant' | 'person'
  readonly text: string
  readonly date: Date
  readonly isRefused: boolean
  readonly runId: string | null
  readonly status: RunStatus | null
}

export interface RunOfMessage {
  readonly runId: string
  readonly messageId: string
  readonly status: RunStatus
}

/** The thread of a user, created if it's missing, and locked until the end of the transaction: one message at a time. */
export async function lockThread(trx: Db, { userId, focusKey }: ThreadOf, now: Date): Promise<string> {
  const [row] = await trx('assistant_thread')
    .insert({ id: uuidv7(), userId, focusKey, creationDate: now })
    .onConflict(['userId', 'focusKey'])
    .merge(['focusKey'])
    .returning<{ id: string }[]>('id')
  if (!row) throw new Error('the thread was neither found nor created')
  return row.id
}

export async function findThread(db: Db, of: ThreadOf): Promise<string | undefined> {
  const row = await db('assistant_thread').where(of).first<{ id: string } | undefined>('id')
  return row?.id
}

/** Deletes a thread with its messages, runs and events. */
export async function deleteThread(db: Db, id: string): Promise<void> {
  await db('assistant_thread').where({ id }).delete()
}

/** The messages of a thread, oldest first (AST-15). */
export async function listMessages(db: Db, threadId: string): Promise<MessageRow[]> {
  const { rows } = await db.raw<{ rows: MessageRow[] }>(
    `select message.id, message.place, message.author, message.text, message.date, message.is_refused,
       run.id as run_id, run.status
     from assistant_message as message
     left join lateral (
       select id, status from assistant_run
       where case when message.run_id is null
         then assistant_run.thread_id = message.thread_id and assistant_run.message_id = message.id
         else assistant_run.id = message.run_id end
       order by creation_date desc, id desc limit 1
     ) as run on true
     where message.thread_id = ?
     order by message.place`,
    [threadId],
  )
  return rows
}

export async function insertMessage(
  trx: Db,
  message: { threadId: string; id: string; author: 'user' | 'assistant'; text: string; runId: string | null },
  now: Date,
): Promise<void> {
  await trx('assistant_message').insert({ ...message, date: now })
}

export async function hasMessage(db: Db, threadId: string, id: string): Promise<boolean> {
  return (await db('assistant_message').where({ threadId, id, author: 'user' }).first('id')) !== undefined
}

/** The newest run that answers a message. */
export async function findRunOfMessage(
  db: Db,
  threadId: string,
  messageId: string,
): Promise<RunOfMessage | undefined> {
  const row = await db('assistant_run')
    .where({ threadId, messageId })
    .orderBy([
      { column: 'creationDate', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first<RunOfMessage | undefined>('id as runId', 'messageId', 'status')
  return row
}

/** The run of a thread that hasn't ended. There is one at most. */
export async function findOpenRun(db: Db, threadId: string): Promise<RunOfMessage | undefined> {
  const row = await db('assistant_run')
    .where({ threadId })
    .whereNotIn('status', ['completed', 'cancelled', 'error'])
    .first<RunOfMessage | undefined>('id as runId', 'messageId', 'status')
  return row
}

/** Marks a message as unsafe, so that no later run sends it to an engine. */
export async function refuseMessage(db: Db, runId: string): Promise<void> {
  await db('assistant_message')
    .whereIn(['threadId', 'id'], db('assistant_run').where({ id: runId }).select('threadId', 'messageId'))
    .update({ isRefused: true })
}
