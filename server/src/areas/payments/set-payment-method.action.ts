import { isRunning } from '@aloft/domain/payments/plan-period.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { changeSubscription, findSubscription } from '../plans/subscription.repo.ts'
import { paymentMethodsOf } from './payment-method.repo.ts'

/** Charges the caller's plan to another of their cards from its next period on. */
export const setPaymentMethod = defineAction('set-payment-method', {
  policy: signedIn,
  async handle({ db, account }, { paymentMethodId }) {
    await lockOwner(db, account.id)
    const method = await paymentMethodsOf(db, account.id).find(paymentMethodId)
    if (!method) throw new CallError('invalidPayload', { field: 'paymentMethodId' })
    const subscription = await findSubscription(db, account.id)
    if (!subscription || !isRunning(subscription)) return { error: 'noPlan' }
    await changeSubscription(db, account.id, { paymentMethodId: method.id })
    return 'OK'
  },
})
