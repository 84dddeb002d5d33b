import type { JobHandler } from '../../queue/define.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { schedulePoll, pollPayment } from './payment.service.ts'

/** Looks after a payment that nobody came back from and no webhook told of. */
export function settlePaymentOf(purposes: PaymentPurposes): JobHandler<'settle-payment'> {
  return {
    async run(context, { paymentId }) {
      await pollPayment({ ...context, now: await context.now() }, purposes, paymentId)
    },

    async onExhausted({ db, now, log }, { paymentId }) {
      log.error({ paymentId }, 'a payment was not settled; it is tried again')
      await schedulePoll(db, paymentId, await now())
    },
  }
}
