import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { checkPlanChoice } from '@aloft/domain/payments/plan-period.rules'
import { CallError } from '../../action/call-error.ts'
import { type Action, defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { findAccount } from '../account/account.repo.ts'
import { wireUser } from '../account/user.wire.ts'
import { changeSubscription, findSubscription } from '../plans/subscription.repo.ts'
import { chargePlan } from './charge-plan.ts'
import { paymentMethodsOf } from './payment-method.repo.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { refusedCharge } from './refused-charge.ts'
import { startTrial } from './subscription.service.ts'

/**
 * Chooses a plan (ACT-112). The first one begins with a trial, which requires a stored card (PLN-09); anyone who has
 * had a trial pays at once. There are no coupons, so every coupon is invalid.
 */
export function startSubscription(purposes: PaymentPurposes): Action<'start-subscription'> {
  return defineAction('start-subscription', {
    policy: signedIn,
    async handle(context, payload) {
      const { db, account, now } = context
      const { planLabel, isAnnual, paymentMethodId } = payload
      if (payload.couponCode) return { error: 'couponInvalid' }
      const returnTo = ownReturnAddress(payload.returnTo ?? '/0/create/plan')
      if (returnTo === null) throw new CallError('invalidPayload', { field: 'returnTo' })
      const begun = await db.transaction(async (trx) => {
        await lockOwner(trx, account.id)
        const subscription = await findSubscription(trx, account.id)
        const failure = checkPlanChoice(account.planLabel, subscription?.status ?? null)
        if (failure) return failure
        const method = await paymentMethodsOf(trx, account.id).find(paymentMethodId)
        if (!method) throw new CallError('invalidPayload', { field: 'paymentMethodId' })
        if (!subscription) {
          await startTrial(trx, account.id, { planLabel, isAnnual, start: now }, method.id)
          return 'trial'
        }
        const chosen = { planLabel, isAnnual, paymentMethodId: method.id }
        // A plan chosen again after a cancellation renews like any other.
        await changeSubscription(trx, account.id, { ...chosen, canceledDate: null, cancelReason: null })
        return 'toPay'
      })
      if (begun === 'legacyPlan' || begun === 'alreadySubscribed') return { error: begun }
      if (begun === 'toPay') {
        const charge = await chargePlan(context, purposes, account.id, {
          periodOf: ({ status }) =>
            status === 'lapsed' || status === 'canceled' ? { planLabel, isAnnual, start: now } : null,
          returnTo,
        })
        const refusal = refusedCharge(charge)
        if (refusal) return refusal
      }
      return { user: wireUser((await findAccount(db, account.id)) ?? account) }
    },
  })
}
