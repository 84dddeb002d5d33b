import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { beginPayment, openPaymentPage } from './payment.service.ts'

/** Sends the browser to the provider's page that stores a card without charging it (PLN-09). */
export const addPaymentMethod = defineAction('add-payment-method', {
  policy: signedIn,
  async handle(context, payload) {
    const { db, account, now, gateways } = context
    const returnTo = ownReturnAddress(payload.returnTo)
    if (returnTo === null) throw new CallError('invalidPayload', { field: 'returnTo' })
    const nothing = { amount: 0, vat: 0, vatPercent: 0, creditUsed: 0, currency: 'EUR', way: 'card' } as const
    const payment = await db.transaction((trx) =>
      beginPayment(trx, gateways, {
        ...nothing,
        ownerId: account.id,
        purpose: 'card',
        subject: account.id,
        now,
      }),
    )
    const url = await openPaymentPage(context, payment, { description: { kind: 'card' }, returnTo })
    return { paymentId: payment.id, url }
  },
})
