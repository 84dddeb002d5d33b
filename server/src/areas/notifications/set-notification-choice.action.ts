import {
  hasChannel,
  mailTopicOf,
  type NotificationTopic,
} from '@aloft/domain/notifications/notification-choices.rules'
import { lastDigestDate, nextDigestDate } from '@aloft/domain/notifications/weekly-digest.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import type { Db } from '../../db/db.ts'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { ensureSubscription, setUnsubscribed } from '../../mails/subscription.repo.ts'
import { notificationChoicesOf, takeDigest } from './notification-choice.repo.ts'

/**
 * Turns a channel of a topic on or off. Emails are chosen for the account's address, as the link in them does; it must
 * be verified, because until then it may be somebody else's.
 */
export const setNotificationChoice = defineAction('set-notification-choice', {
  policy: signedIn,
  async handle({ db, account, clock, now }, choice) {
    const { topic, channel, isOn } = choice
    if (!hasChannel(topic, channel)) throw new CallError('invalidPayload', { field: 'channel' })
    if (channel !== 'product' && !account.isEmailValidated) return { error: 'emailNotValidated' }
    const mailTopic = channel === 'mail' ? mailTopicOf(topic) : null
    if (mailTopic) {
      const { token } = await ensureSubscription(db, account.email, mailTopic)
      await setUnsubscribed(db, token, isOn ? null : clock.real())
      return 'OK'
    }
    if (channel === 'digest' && isOn) await addToDigest(db, account, { topic, now })
    else await notificationChoicesOf(db, account.id).save(choice)
    return 'OK'
  },
})

async function addToDigest(
  db: Db,
  { id, email }: { readonly id: string; readonly email: string },
  { topic, now }: { readonly topic: NotificationTopic; readonly now: Date },
): Promise<void> {
  // The job that writes digests ends for an account that chose nothing, under the same lock.
  await lockOwner(db, id)
  const choices = notificationChoicesOf(db, id)
  const { token, unsubscribedDate } = await ensureSubscription(db, email, 'weeklyDigest')
  if (unsubscribedDate) {
    // Its link has turned all topics off, and only this one comes again.
    await choices.clearDigest()
    await setUnsubscribed(db, token, null)
  }
  const isFirst = !(await choices.hasDigest())
  await choices.save({ topic, channel: 'digest', isOn: true })
  if (!isFirst) return
  // Weeks without a digest are not listed later.
  await takeDigest(db, id, lastDigestDate(now))
  await scheduleDueWork(db, { kind: 'send-digest', subject: id }, nextDigestDate(now))
}
