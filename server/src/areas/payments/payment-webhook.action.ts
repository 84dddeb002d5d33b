import { CallError } from '../../action/call-error.ts'
import { type Action, defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'
import { providersOf } from '../../gateways/payment/choose-payments.ts'
import { type Delivery, DeliveryRefusal, type PaymentGateway } from '../../gateways/payment/payment.port.ts'
import type { PaymentPurposes } from './payment-purposes.ts'
import { takePaymentEvent } from './payment.service.ts'

/** Receives events from payment providers (ACT-120). The signature proves the sender; a repeated event does nothing. */
export function paymentWebhook(purposes: PaymentPurposes): Action<'payment-webhook'> {
  return defineAction('payment-webhook', {
    policy: anyone,
    async handle(context, delivery) {
      for (const gateway of providersOf(context.gateways.payments)) {
        const event = await readEvent(gateway, delivery, context)
        if (!event) continue
        await takePaymentEvent(context, purposes, gateway, event)
        return 'OK'
      }
      throw new CallError('forbidden')
    },
  })
}

async function readEvent(
  gateway: PaymentGateway,
  delivery: Delivery,
  { clock, log }: Pick<Parameters<Action<'payment-webhook'>['handle']>[0], 'clock' | 'log'>,
) {
  try {
    return await gateway.readEvent(delivery, clock.real())
  } catch (error) {
    if (!(error instanceof DeliveryRefusal)) throw error
    log.warn({ provider: gateway.provider, reason: error.reason }, 'payment event refused')
    throw new CallError('forbidden')
  }
}
