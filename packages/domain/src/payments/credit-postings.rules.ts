import type { Booking } from '../core/ledger.ts'
import type { Currency } from '../core/money.ts'

/** The credit that a payment uses in addition to a card or PayPal; `amount` in minor units, above zero. */
export interface ReservedCredit {
  readonly paymentId: string
  readonly ownerId: string
  readonly currency: Currency
  readonly amount: number
}

/** A payment that uses credit starts: nothing else can spend that credit until the payment has ended. */
export function creditReserved(reserved: ReservedCredit): Booking {
  return {
    ...moved(reserved, 1),
    reference: `credit-reserved:${reserved.paymentId}`,
    kind: 'credit-reserved',
  }
}

/** The payment has ended: its credit can be spent again, first by the booking of the payment itself. */
export function creditReleased(reserved: ReservedCredit): Booking {
  return {
    ...moved(reserved, -1),
    reference: `credit-released:${reserved.paymentId}`,
    kind: 'credit-released',
  }
}

function moved({ paymentId, ownerId, currency: unit, amount }: ReservedCredit, sign: 1 | -1) {
  return {
    subject: `payment:${paymentId}`,
    entries: [
      { ownerId, account: 'credit', unit, amount: -sign * amount },
      { ownerId, account: 'credit:reserved', unit, amount: sign * amount },
    ],
  } as const
}
