import type { MailTopic } from '@aloft/domain/notifications/mail-topics'
import { createToken, isTokenShaped } from '../action/tokens.ts'
import type { Db } from '../db/db.ts'

/** Whether an address gets the mails of a topic. */
export interface MailSubscription {
  readonly email: string
  readonly topic: MailTopic
  /** The secret part of its link to unsubscribe, the same in all mails. */
  readonly token: string
  readonly unsubscribedDate: Date | null
}

const columns = ['email', 'topic', 'token', 'unsubscribedDate'] as const

/** The subscription of an address, created with its first mail. */
export async function ensureSubscription(
  db: Db,
  address: string,
  topic: MailTopic,
): Promise<MailSubscription> {
  const email = address.toLowerCase()
  const { token } = createToken()
  await db('mail_subscription').insert({ email, topic, token }).onConflict(['email', 'topic']).ignore()
  const found = await db<MailSubscription>('mail_subscription')
    .where({ email, topic })
    .first(...columns)
  if (!found) throw new Error('a subscription was deleted while its mail was sent')
  return found
}

export async function findSubscription(db: Db, token: string): Promise<MailSubscription | undefined> {
  if (!isTokenShaped(token)) return undefined
  return db<MailSubscription>('mail_subscription')
    .where({ token })
    .first(...columns)
}

/** What an address has unsubscribed from. */
export async function findUnsubscribedTopics(db: Db, address: string): Promise<ReadonlySet<MailTopic>> {
  const rows: { topic: MailTopic }[] = await db('mail_subscription')
    .where({ email: address.toLowerCase() })
    .whereNotNull('unsubscribedDate')
    .select('topic')
  return new Set(rows.map(({ topic }) => topic))
}

/** Ends a subscription, or resumes it if the date is null. The first date stays. */
export async function setUnsubscribed(db: Db, token: string, date: Date | null): Promise<void> {
  await db('mail_subscription')
    .where({ token })
    .where((changed) => (date ? changed.whereNull('unsubscribedDate') : changed))
    .update({ unsubscribedDate: date })
}

/** Moves what an account unsubscribed from to its new address, which keeps what it decided itself. */
export async function moveSubscriptions(db: Db, from: string, to: string): Promise<void> {
  await db.raw(
    `update mail_subscription old set email = ? where email = ? and not exists (
        select 1 from mail_subscription own where own.email = ? and own.topic = old.topic
      )`,
    [to.toLowerCase(), from.toLowerCase(), to.toLowerCase()],
  )
}
