import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { sendMail } from '../../mails/send-mail.ts'
import type { JobHandler } from '../../queue/define.ts'
import { notify } from '../notifications/notification.service.ts'
import { findSubscription } from '../plans/subscription.repo.ts'
import { planCharge } from './plan-charge.ts'

/** Notifies a user before their trial ends and their card is charged (PLN-09). */
export const notifyTrialEnd: JobHandler<'notify-trial-end'> = {
  async run(context, { userId }) {
    const { now, settings } = context
    await context.db.transaction(async (db) => {
      await lockOwner(db, userId)
      const subscription = await findSubscription(db, userId)
      // The trial was skipped or canceled, or is over by now.
      if (subscription?.status !== 'trial' || subscription.canceledDate) return
      if (subscription.trialEnd <= now) return
      const plan = planOf(subscription.planLabel).marketingName
      const { amount: charge } = planCharge(settings, {
        planLabel: subscription.planLabel,
        isAnnual: subscription.isAnnual,
      })
      const day = subscription.trialEnd.toISOString()
      const params = { plan, day, money: { minor: charge, currency: 'EUR' } } as const
      await notify(db, { userIds: [userId], kind: 'trialEnding', params, now })
      await sendMail({ ...context, db }, 'trialEnding', { userId })
    })
  },

  async onExhausted({ db, now, log }, { userId }) {
    log.error({ userId }, 'trial end notification failed; will retry')
    await scheduleDueWork(db, { kind: 'notify-trial-end', subject: userId }, addHours(now, 1))
  },
}
