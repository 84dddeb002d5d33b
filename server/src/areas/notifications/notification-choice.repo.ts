import type { NotificationChoice } from '@aloft/domain/notifications/notification-choices.rules'
import type { Db } from '../../db/db.ts'

/** What an account chose for the bell and the digest; its emails are in `mail_subscription`. */
export function notificationChoicesOf(db: Db, userId: string) {
  const own = () => db('notification_choice').where({ userId })

  return {
    async list(): Promise<readonly NotificationChoice[]> {
      const rows: NotificationChoice[] = await own().select('topic', 'channel', 'isOn')
      return rows
    },

    async save(choice: NotificationChoice): Promise<void> {
      await db('notification_choice')
        .insert({ userId, ...choice })
        .onConflict(['userId', 'topic', 'channel'])
        .merge(['isOn'])
    },

    /** Whether a digest lists anything for this account. */
    async hasDigest(): Promise<boolean> {
      return (await own().where({ channel: 'digest', isOn: true }).first('topic')) !== undefined
    },

    async clearDigest(): Promise<void> {
      await own().where({ channel: 'digest' }).delete()
    },
  }
}

/**
 * Takes the digest until a date for an account that the caller has locked. Returns when it begins, which is where the
 * last one ended; null if it was sent before, also by another node, or if the account has just asked for its first.
 */
export async function takeDigest(db: Db, userId: string, until: Date): Promise<Date | null> {
  const account: { digestDate: Date | null } | undefined = await db('user_account')
    .where({ id: userId })
    .first('digestDate')
  const from = account?.digestDate ?? null
  if (from && from >= until) return null
  await db('user_account').where({ id: userId }).update({ digestDate: until })
  return from
}

/** Where a digest goes; undefined if the account is gone, or its address isn't verified. */
export async function findDigestReader(
  db: Db,
  userId: string,
): Promise<{ readonly email: string; readonly language: string } | undefined> {
  return db('user_account').where({ id: userId, isEmailValidated: true }).first('email', 'language')
}
