import type { PaymentWay } from '@aloft/domain/payments/payment.rules'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Settings } from '../../env.ts'
import { createEmbeddedPayments, type EmbeddedPayments } from './payment.embedded.ts'
import type { PaymentGateway } from './payment.port.ts'

/** Who takes payments of each kind. */
export interface Payments {
  readonly byWay: Readonly<Record<PaymentWay, PaymentGateway>>
  /** The provider of our own where it takes part: its page and its deliveries are served from here. */
  readonly embedded: EmbeddedPayments | null
}

export function choosePayments(settings: Settings, db: Db, clock: Clock): Payments {
  const embedded = createEmbeddedPayments(db, clock, { isDisorderly: settings.PAYMENT_DISORDER })
  return { byWay: { card: embedded, paypal: embedded }, embedded }
}

/** Each provider once. */
export function providersOf({ byWay }: Payments): readonly PaymentGateway[] {
  return [...new Set(Object.values(byWay))]
}
