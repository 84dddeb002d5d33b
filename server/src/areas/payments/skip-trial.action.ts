import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { canSkipTrial } from '@aloft/domain/payments/plan-period.rules'
import { CallError } from '../../action/call-error.ts'
import { type Action, defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findAccount } from '../account/account.repo.ts'
import { wireUser } from '../account/user.wire.ts'
import { findSubscription, type SubscriptionRow, subscriptionTimes } from '../plans/subscription.repo.ts'
import { tokenBalanceOf } from '../plans/token-balance.ts'
import { chargePlan } from './charge-plan.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { refusedCharge } from './refused-charge.ts'

/** Ends the trial now: charges the plan and resets its monthly tokens (ACT-113, PLN-10). */
export function skipTrial(purposes: PaymentPurposes): Action<'skip-trial'> {
  return defineAction('skip-trial', {
    policy: signedIn,
    async handle(context, payload) {
      const { db, account, now } = context
      const returnTo = ownReturnAddress(payload.returnTo ?? '/0/create/plan')
      if (returnTo === null) throw new CallError('invalidPayload', { field: 'returnTo' })
      const subscription = await findSubscription(db, account.id)
      if (!subscription || !canSkipTrial(subscriptionTimes(subscription))) return { error: 'noTrial' }
      const periodOf = (row: SubscriptionRow) =>
        canSkipTrial(subscriptionTimes(row))
          ? { planLabel: row.planLabel, isAnnual: row.isAnnual, start: now }
          : null
      const charge = await chargePlan(context, purposes, account.id, { periodOf, returnTo })
      const refusal = refusedCharge(charge)
      if (refusal) return refusal
      return {
        user: wireUser((await findAccount(db, account.id)) ?? account),
        tokenBalance: await tokenBalanceOf(db, account.id),
      }
    },
  })
}
