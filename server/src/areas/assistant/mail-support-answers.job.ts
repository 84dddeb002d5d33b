import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { JobHandler } from '../../queue/define.ts'
import { takeUnreadAnswers } from './hand-over.repo.ts'

/** Mails a user the answers of a person that they haven't read, in one email (AST-31). */
export const mailSupportAnswers: JobHandler<'mail-support-answers'> = {
  async run(context, { runId }) {
    await context.db.transaction(async (db) => {
      const unread = await takeUnreadAnswers(db, runId)
      if (unread) await sendMail({ ...context, db }, 'supportAnswers', { runId, ...unread })
    })
  },

  async onExhausted({ db, now, log }, { runId }) {
    log.error({ runId }, 'mail of support answers failed; will retry')
    await scheduleDueWork(db, { kind: 'mail-support-answers', subject: runId }, addHours(now, 1))
  },
}
