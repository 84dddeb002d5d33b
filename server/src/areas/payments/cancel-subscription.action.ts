import { type Action, defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findAccount } from '../account/account.repo.ts'
import { wireUser } from '../account/user.wire.ts'
import { cancelPlan } from './cancellation.service.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { listOpenPlanPayments } from './payment.repo.ts'
import { cancelPayment } from './payment.service.ts'

/** Cancels the caller's plan at the end of its trial or paid period (ACT-114). */
export function cancelSubscription(purposes: PaymentPurposes): Action<'cancel-subscription'> {
  return defineAction('cancel-subscription', {
    policy: signedIn,
    async handle(context, { reason, acceptedDiscount }) {
      const { db, account } = context
      if (acceptedDiscount !== null) return { error: 'discountUnavailable' }
      const failure = await db.transaction((trx) =>
        cancelPlan({ ...context, db: trx }, account.id, reason?.trim() || null),
      )
      if (failure) return { error: failure }
      // Paying on a bank's page that is still open would start the plan again, so cancel those payments. A charge
      // without a provider reference is the renewal of a period that has begun; the plan then ends with that period.
      for (const payment of await listOpenPlanPayments(db, account.id))
        if (payment.providerRef) await cancelPayment(context, purposes, payment)
      return { user: wireUser((await findAccount(db, account.id)) ?? account) }
    },
  })
}
