import { CallError } from '../../action/call-error.ts'
import { type Action, defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { paymentMethodsOf } from './payment-method.repo.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { findPayment } from './payment.repo.ts'
import { settlePayment } from './payment.service.ts'
import { wirePayment, wirePaymentMethod } from './payment.wire.ts'

/** The result of a caller's payment, on return from the provider's page. */
export function getPaymentResult(purposes: PaymentPurposes): Action<'get-payment-result'> {
  return defineAction('get-payment-result', {
    policy: signedIn,
    async handle(context, { paymentId }) {
      const { db, account } = context
      const known = await findPayment(db, paymentId)
      if (known?.ownerId !== account.id) throw new CallError('notFound')
      const payment = (await settlePayment(context, purposes, paymentId)) ?? known
      const hasNewCard = payment.purpose === 'card' && payment.status === 'paid'
      const [method] = hasNewCard ? await paymentMethodsOf(db, account.id).list() : []
      return { payment: wirePayment(payment), paymentMethod: method ? wirePaymentMethod(method) : null }
    },
  })
}
