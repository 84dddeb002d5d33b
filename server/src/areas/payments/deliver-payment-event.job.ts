import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import type { JobHandler } from '../../queue/define.ts'

/** Sends an event of the built-in payment provider to our webhook over HTTP, as any other provider does. */
export const deliverPaymentEvent: JobHandler<'deliver-payment-event'> = {
  async run({ gateways, settings }, { eventId }) {
    await gateways.payments.embedded?.deliver(eventId, `${settings.publicUrl}/api/payment-webhook`)
  },

  async onExhausted({ db, now, log }, { eventId }) {
    log.warn({ eventId }, 'payment webhook does not answer; will retry')
    await scheduleDueWork(db, { kind: 'deliver-payment-event', subject: eventId }, addHours(now, 0.1))
  },
}
