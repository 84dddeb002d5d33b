import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { addHours } from '@aloft/domain/core/dates'
import { formatDate } from '@aloft/messages/date-format'
import type { CallJobs } from '../../action/define.ts'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { JobHandler } from '../../queue/define.ts'
import { notify } from '../notifications/notification.service.ts'
import { findSubscription } from '../plans/subscription.repo.ts'

/** A trial ends soon: whoever has it is told before their card is charged (PLN-09). */
export const tellTrialEnd: JobHandler<'tell-trial-end'> = {
  async run(context, { userId }) {
    const { clock, enqueue } = context
    const now = await context.now()
    await context.db.transaction(async (db) => {
      await lockOwner(db, userId)
      const subscription = await findSubscription(db, userId)
      // It was skipped, or time has gone on beyond it.
      if (subscription?.status !== 'trial' || subscription.trial_end <= now) return
      const plan = planOf(subscription.plan_label).marketingName
      const date = formatDate(subscription.trial_end, 'date')
      await notify(db, { userIds: [userId], kind: 'trialEnding', params: { plan, date }, now })
      const jobs: CallJobs = { add: (name, payload) => enqueue(db, name, payload) }
      await sendMail({ db, clock, jobs }, 'trialEnding', { userId, plan, date })
    })
  },

  async giveUp({ db, now, log }, { userId }) {
    log.error({ userId }, 'the end of a trial was not foretold; it is tried again')
    await scheduleDueWork(db, { kind: 'tell-trial-end', subject: userId }, addHours(await now(), 1))
  },
}
