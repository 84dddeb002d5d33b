import { type Booking, entriesOf } from '../core/ledger.ts'
import type { Currency } from '../core/money.ts'

/** A period of a plan was paid by card; `amount` is the charge, VAT included. */
export function planPaid(payment: {
  readonly paymentId: string
  readonly ownerId: string
  readonly currency: Currency
  readonly amount: number
  readonly vat: number
}): Booking {
  const { paymentId, ownerId, currency: unit, amount, vat } = payment
  return {
    reference: `plan-paid:${paymentId}`,
    kind: 'plan-paid',
    subject: `payment:${paymentId}`,
    entries: entriesOf([
      { ownerId, account: 'cash', unit, amount: -amount },
      { ownerId: null, account: 'plan', unit, amount: amount - vat },
      { ownerId: null, account: 'vat', unit, amount: vat },
    ]),
  }
}

/**
 * Sets the monthly tokens to the plan's amount, whatever was left of them (PLN-13, OPN-55): the rest expires, and
 * nothing rolls over. Null if nothing changes.
 */
export function monthlyTokensSet(reset: {
  readonly ownerId: string
  /** Names the month, so that it starts only once. */
  readonly date: Date
  readonly left: number
  readonly allowance: number
}): Booking | null {
  const { ownerId, date, left, allowance } = reset
  const amount = allowance - left
  if (amount === 0) return null
  return {
    reference: `monthly-tokens:${ownerId}:${date.toISOString()}`,
    kind: 'monthly-tokens',
    entries: [
      { ownerId, account: 'tokens:monthly', unit: 'token', amount },
      { ownerId: null, account: 'tokens:granted', unit: 'token', amount: -amount },
    ],
  }
}
