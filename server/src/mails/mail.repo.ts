import type { Db } from '../db/db.ts'
import type { MailName, MailPayloads } from './catalogue.ts'

/** Mails are stored for a month as a record of what was sent. */
const retentionMs = 30 * 24 * 3_600_000

export interface MailRow<N extends MailName = MailName> {
  readonly id: string
  readonly name: N
  readonly payload: MailPayloads[N]
}

export async function insertMail(db: Db, { id, name, payload, now }: MailRow & { now: Date }): Promise<void> {
  await db('mail').insert({ id, name, payload: JSON.stringify(payload), creationDate: now })
}

/** A mail that has not been sent yet. */
export async function findUnsentMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db('mail').where({ id, sentDate: null, failure: null }).first('id', 'name', 'payload')
}

export async function markMailSent(db: Db, id: string, now: Date): Promise<void> {
  await db('mail').where({ id }).update({ sentDate: now })
}

/** Records that a mail will never be sent, because its address was refused or all attempts failed. */
export async function markMailFailed(db: Db, id: string, failure: 'refused' | 'givenUp'): Promise<void> {
  await db('mail').where({ id, sentDate: null }).update({ failure })
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db('mail').where({ id }).delete()
}

export async function dropOldMails(db: Db, now: Date): Promise<number> {
  return db('mail')
    .where('creationDate', '<', new Date(now.getTime() - retentionMs))
    .delete()
}
