import type { Db } from '../../db/db.ts'
import type { Mail } from './mail.port.ts'

/** Links in mails work for at most a week. */
const retentionMs = 30 * 24 * 3_600_000

export interface OutboxMailRow {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly bodyText: string
  readonly bodyHtml: string
  readonly date: Date
}

/** Adds a mail to the outbox; the same mail replaces an earlier copy. */
export async function putIntoOutbox(
  db: Db,
  { id, to, subject, text, html }: Mail,
  date: Date,
): Promise<void> {
  await db('outbox_mail')
    .insert({ id, recipient: to, subject, bodyText: text, bodyHtml: html, date })
    .onConflict('id')
    .merge()
}

/** Newest first. */
export async function listOutbox(db: Db, limit: number): Promise<Omit<OutboxMailRow, 'bodyHtml'>[]> {
  return db('outbox_mail')
    .orderBy([
      { column: 'date', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .select('id', 'recipient', 'subject', 'bodyText', 'date')
}

export async function findOutboxMail(db: Db, id: string): Promise<OutboxMailRow | undefined> {
  return db<OutboxMailRow>('outbox_mail').where({ id }).first()
}

export async function dropOldOutbox(db: Db, now: Date): Promise<number> {
  return db('outbox_mail')
    .where('date', '<', new Date(now.getTime() - retentionMs))
    .delete()
}
