import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import type { HandOver, SupportConversation, SupportMessage } from '@aloft/domain/assistant/hand-over.entity'
import type { Db } from '../../db/db.ts'

/** What a person learns about a run besides its conversation. */
export type PassedOn = Pick<HandOver, 'page' | 'brandName' | 'plan' | 'errorReference'>

const passedOn = ['page', 'brandName', 'plan', 'errorReference'] as const

export async function insertHandOver(trx: Db, runId: string, known: PassedOn): Promise<void> {
  await trx('assistant_hand_over').insert({ runId, ...known })
}

/** The open hand-over of a thread. There is one at most. */
export async function findHandOver(db: Db, threadId: string): Promise<HandOver | undefined> {
  return db('assistant_run')
    .join('assistant_hand_over', 'assistant_hand_over.runId', 'assistant_run.id')
    .where({ threadId, status: 'queued' })
    .first<HandOver | undefined>('runId', 'messageId', 'lastEvent', 'creationDate as startDate', ...passedOn)
}

/** Whether a run is an open hand-over. */
export async function isHandOver(db: Db, runId: string): Promise<boolean> {
  const row = await db('assistant_hand_over')
    .join('assistant_run', 'assistant_run.id', 'assistant_hand_over.runId')
    .where({ 'assistant_run.id': runId, status: 'queued' })
    .first('runId')
  return row !== undefined
}

/** The open hand-overs, those first whose user has waited the longest for an answer. */
export async function listHandOvers(
  db: Db,
  { excerpt, limit }: { readonly excerpt: number; readonly limit: number },
): Promise<SupportConversation[]> {
  const { rows } = await db.raw<{ rows: SupportConversation[] }>(
    `select run.id as run_id, user_account.username as user_name, user_account.email,
       run.creation_date as start_date, hand_over.page, hand_over.brand_name, hand_over.plan,
       hand_over.error_reference, last.date as last_date, left(last.text, ?) as last_text, unread.count as unread
     from assistant_run as run
     join assistant_hand_over as hand_over on hand_over.run_id = run.id
     join assistant_thread as thread on thread.id = run.thread_id
     join user_account on user_account.id = thread.user_id
     join lateral (
       select message.text, message.date from assistant_message as message
       where message.thread_id = run.thread_id and message.author <> 'assistant'
       order by message.place desc limit 1
     ) as last on true
     join lateral (
       -- From the message that asked for a person, or since the last answer.
       select count(*)::int, min(message.date) as first_date from assistant_message as message
       where message.thread_id = run.thread_id and message.author = 'user' and message.place >= coalesce(
         (select max(answer.place) from assistant_message as answer where answer.run_id = run.id),
         (select asked.place from assistant_message as asked
           where asked.thread_id = run.thread_id and asked.id = run.message_id)
       )
     ) as unread on true
     where run.status = 'queued'
     order by unread.first_date nulls last, run.creation_date
     limit ?`,
    [excerpt, limit],
  )
  return rows
}

/** The conversation of an open hand-over, oldest message first, without messages that only use tools. */
export async function listHandOverMessages(db: Db, runId: string, limit: number): Promise<SupportMessage[]> {
  const newest = await db('assistant_message')
    .whereIn('threadId', db('assistant_run').where({ id: runId, status: 'queued' }).select('threadId'))
    .whereNot({ text: '' })
    .orderBy('place', 'desc')
    .limit(limit)
    .select<SupportMessage[]>('id', 'author as by', 'text', 'date')
  return newest.toReversed()
}

/** Remembers that a user has read a person's answers up to a message of theirs. */
export async function markAnswersRead(trx: Db, threadId: string, messageId: string): Promise<void> {
  await trx.raw(
    `update assistant_hand_over as hand_over set noticed_place = answer.place
     from assistant_message as answer
     where answer.thread_id = ? and answer.id = ? and answer.author = 'person'
       and hand_over.run_id = answer.run_id and hand_over.noticed_place < answer.place`,
    [threadId, messageId],
  )
}

/** Answers of a person that their user hasn't read: those after one place up to another. */
export interface UnreadAnswers {
  readonly userId: string
  readonly after: string
  readonly until: string
}

/** Takes the answers that nobody has read, once; undefined if there are none. */
export async function takeUnreadAnswers(trx: Db, runId: string): Promise<UnreadAnswers | undefined> {
  const { rows } = await trx.raw<{ rows: UnreadAnswers[] }>(
    `update assistant_hand_over as hand_over set noticed_place = unread.until
     from (
       select before.run_id, before.noticed_place as after, thread.user_id,
         (select max(place) from assistant_message as answer
           where answer.run_id = before.run_id and answer.author = 'person') as until
       from assistant_hand_over as before
       join assistant_run as run on run.id = before.run_id
       join assistant_thread as thread on thread.id = run.thread_id
       where before.run_id = ?
       for update of before
     ) as unread
     where hand_over.run_id = unread.run_id and unread.until > unread.after
     returning unread.user_id, unread.after::text, unread.until::text`,
    [runId],
  )
  return rows[0]
}

/** The texts of a person's answers between two places, and the conversation that they're in. */
export async function listAnswers(
  db: Db,
  runId: string,
  { after, until }: Pick<UnreadAnswers, 'after' | 'until'>,
): Promise<readonly { readonly text: string; readonly focusKey: FocusKey }[]> {
  return db('assistant_message')
    .join('assistant_thread', 'assistant_thread.id', 'assistant_message.threadId')
    .where({ runId, author: 'person' })
    .where('place', '>', after)
    .where('place', '<=', until)
    .orderBy('place')
    .select('text', 'focusKey')
}
