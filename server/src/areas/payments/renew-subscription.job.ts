import { addHours } from '@aloft/domain/core/dates'
import { periodEndAction, type PlanPeriod } from '@aloft/domain/payments/plan-period.rules'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import type { JobHandler } from '../../queue/define.ts'
import { findSubscription, type SubscriptionRow, subscriptionTimes } from '../plans/subscription.repo.ts'
import { chargePlan } from './charge-plan.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { cancelPayment } from './payment.service.ts'
import { endPlan, lapse } from './subscription.service.ts'

/**
 * At the end of a trial or paid period, charges the next one or lets the plan lapse (OPN-56). A canceled plan ends
 * without a charge (ACT-114).
 */
export function renewSubscription(purposes: PaymentPurposes): JobHandler<'renew-subscription'> {
  return {
    async run(context, { userId }) {
      const { db, now } = context
      const periodOf = (subscription: SubscriptionRow) => nextPeriod(subscription, now)
      const charge = await chargePlan(context, purposes, userId, { periodOf, returnTo: '/0/payments' })
      if (typeof charge === 'string') {
        await db.transaction(async (trx) => {
          await lockOwner(trx, userId)
          const subscription = await findSubscription(trx, userId)
          if (!subscription) return
          const action = periodEndAction(subscriptionTimes(subscription), now)
          const end = { ...context, db: trx }
          if (action === 'end') await endPlan(end, subscription)
          if (action === 'renew' && charge === 'noCard') await lapse(end, subscription)
        })
        return
      }
      // The owner isn't here to answer the bank's authentication request.
      if (charge.state.status === 'authentication') await cancelPayment(context, purposes, charge.payment)
    },

    async onExhausted({ db, now, log }, { userId }) {
      log.error({ userId }, 'plan could not be charged; will retry')
      await scheduleDueWork(db, { kind: 'renew-subscription', subject: userId }, addHours(now, 1))
    },
  }
}

function nextPeriod(subscription: SubscriptionRow, now: Date): PlanPeriod | null {
  if (periodEndAction(subscriptionTimes(subscription), now) !== 'renew') return null
  const { planLabel, isAnnual, periodEnd: start } = subscription
  return { planLabel, isAnnual, start }
}
