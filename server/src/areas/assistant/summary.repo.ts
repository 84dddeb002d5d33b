import type { Db } from '../../db/db.ts'
import type { MadeBy } from '../../gateways/ai/ai.port.ts'

/** What was said in a conversation before its newest messages. */
export interface Summary {
  readonly text: string
  /** Place of the last message that it's about. */
  readonly throughPlace: number
}

export async function findSummary(db: Db, threadId: string): Promise<Summary | undefined> {
  return db('assistant_summary').where({ threadId }).first<Summary | undefined>('text', 'throughPlace')
}

/**
 * Stores a summary that continues the one before. False if another node was first, or the conversation was deleted
 * meanwhile.
 */
export async function storeSummary(
  db: Db,
  threadId: string,
  { text, throughPlace, before, made }: Summary & { before: Summary | undefined; made: MadeBy },
  now: Date,
): Promise<boolean> {
  const { writer, engine, prompt } = made
  const row = { throughPlace, text, writer, engine, prompt, date: now }
  if (before) {
    const { throughPlace: known } = before
    return (await db('assistant_summary').where({ threadId, throughPlace: known }).update(row)) > 0
  }
  const { rows } = await db.raw<{ rows: object[] }>(
    `insert into assistant_summary (thread_id, through_place, text, writer, engine, prompt, date)
     select id, ?, ?, ?, ?, ?, ? from assistant_thread where id = ? for key share
     on conflict do nothing returning thread_id`,
    [throughPlace, text, writer, engine, prompt, now, threadId],
  )
  return rows.length > 0
}
