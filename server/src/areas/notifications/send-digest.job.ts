import { lastDigestDate, nextDigestDate } from '@aloft/domain/notifications/weekly-digest.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { JobHandler } from '../../queue/define.ts'
import { notificationChoicesOf, takeDigest } from './notification-choice.repo.ts'

/** Sends an account what happened since its last digest, once, and schedules the next one. Ends if nothing is chosen for it. */
export const sendDigest: JobHandler<'send-digest'> = {
  async run(context, { userId }) {
    const { now } = context
    await context.db.transaction(async (db) => {
      await lockOwner(db, userId)
      if (!(await notificationChoicesOf(db, userId).hasDigest())) return
      const until = lastDigestDate(now)
      const from = await takeDigest(db, userId, until)
      if (from) {
        const week = { from: from.toISOString(), until: until.toISOString() }
        await sendMail({ ...context, db }, 'weeklyDigest', { userId, ...week })
      }
      await scheduleDueWork(db, { kind: 'send-digest', subject: userId }, nextDigestDate(now))
    })
  },

  async onExhausted({ db, now, log }, { userId }) {
    log.error({ userId }, 'weekly digest failed; will retry')
    await scheduleDueWork(db, { kind: 'send-digest', subject: userId }, addHours(now, 1))
  },
}
