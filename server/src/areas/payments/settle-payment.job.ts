import type { JobHandler } from '../../queue/define.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { schedulePoll, pollPayment } from './payment.service.ts'

/** Polls a payment whose payer did not return and for which no webhook event arrived. */
export function settlePayment(purposes: PaymentPurposes): JobHandler<'settle-payment'> {
  return {
    async run(context, { paymentId }) {
      await pollPayment(context, purposes, paymentId)
    },

    async onExhausted({ db, now, log }, { paymentId }) {
      log.error({ paymentId }, 'payment was not settled; will retry')
      await schedulePoll(db, paymentId, now)
    },
  }
}
