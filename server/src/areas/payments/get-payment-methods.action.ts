import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { paymentMethodsOf } from './payment-method.repo.ts'
import { wirePaymentMethod } from './payment.wire.ts'

export const getPaymentMethods = defineAction('get-payment-methods', {
  policy: signedIn,
  async handle({ db, account }) {
    const rows = await paymentMethodsOf(db, account.id).list()
    return { paymentMethods: rows.map(wirePaymentMethod) }
  },
})
