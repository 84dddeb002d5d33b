import type { PaymentWay } from '@aloft/domain/payments/payment.rules'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Settings } from '../../env.ts'
import { createEmbeddedPayments, type EmbeddedPayments } from './payment.embedded.ts'
import type { PaymentGateway } from './payment.port.ts'

/** The provider for each payment method. */
export interface Payments {
  readonly byWay: Readonly<Record<PaymentWay, PaymentGateway>>
  /** Our own provider if it is used; this server has its page and delivers its events. */
  readonly embedded: EmbeddedPayments | null
}

export function choosePayments(settings: Settings, db: Db, clock: Clock): Payments {
  const embedded = createEmbeddedPayments(db, clock, { isDisorderly: settings.PAYMENT_DISORDER })
  return { byWay: { card: embedded, paypal: embedded }, embedded }
}

/** All providers, without duplicates. */
export function providersOf({ byWay }: Payments): readonly PaymentGateway[] {
  return [...new Set(Object.values(byWay))]
}
