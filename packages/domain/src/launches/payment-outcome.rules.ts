import { type Currency, toMinorUnits } from '../core/money.ts'
import type { Payment } from '../payments/payment.entity.ts'
import type { PaymentWay } from '../payments/payment.rules.ts'

/** How a payment for an ad went, as shown to whoever returns from the payment page. */
export const paymentStates = [
  'waiting',
  'paid',
  'credited',
  'failed',
  'refused',
  'canceled',
  'needless',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The outcome of a payment, and the part of it paid by card or PayPal (minor units), once that's known. */
export interface PaymentOutcome {
  readonly state: PaymentState
  readonly paid: { readonly amount: number; readonly currency: Currency; readonly method: PaymentWay } | null
}

/** What's shown while nothing is known, which must not look like a failure. */
export const unknownOutcome: PaymentOutcome = { state: 'waiting', paid: null }

/**
 * The outcome of a payment; null if its status is unknown. `isTaken`: the ad was submitted, with this payment or with
 * another one, such as in another window. A payment for an ad that no longer waits for it becomes credit (PLN-22).
 */
export function paymentOutcome(
  payment: Pick<Payment, 'status' | 'failure' | 'amount' | 'currency' | 'method'> | null,
  isTaken: boolean,
): PaymentOutcome {
  if (!payment || payment.status === 'open') return unknownOutcome
  const { status, failure, currency, method } = payment
  if (status !== 'paid' && isTaken) return { state: 'needless', paid: null }
  if (status === 'canceled') return { state: 'canceled', paid: null }
  const failed = failure === 'paypalRefused' ? 'refused' : 'failed'
  const state = status === 'failed' ? failed : isTaken ? 'paid' : 'credited'
  return { state, paid: { amount: toMinorUnits(payment.amount), currency, method } }
}
