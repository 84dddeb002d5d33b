import type { PaymentState } from '@aloft/design-system/modals/payments/payment-result'
import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import type { Payment } from '@aloft/domain/payments/payment.entity'
import type { PaymentWay } from '@aloft/domain/payments/payment.rules'

/** What became of a payment, and what of it was paid by card or PayPal (minor units), once that is known. */
export interface PaymentOutcome {
  readonly state: PaymentState
  readonly paid: { readonly amount: number; readonly currency: Currency; readonly method: PaymentWay } | null
}

/**
 * The payment is null if its status is unknown, which must not look like a failure. `isTaken`: the ad was submitted,
 * with this payment or with another one, such as in another window. A payment for an ad that no longer waits for it
 * becomes credit.
 */
export function outcomeOf(
  payment: Pick<Payment, 'status' | 'failure' | 'amount' | 'currency' | 'method'> | null,
  isTaken: boolean,
): PaymentOutcome {
  if (!payment) return { state: 'waiting', paid: null }
  const { status, failure, currency, method } = payment
  if (status === 'open') return { state: 'waiting', paid: null }
  if (status !== 'paid' && isTaken) return { state: 'needless', paid: null }
  if (status === 'canceled') return { state: 'canceled', paid: null }
  const failed = failure === 'paypalRefused' ? 'refused' : 'failed'
  const state = status === 'failed' ? failed : isTaken ? 'paid' : 'credited'
  return { state, paid: { amount: toMinorUnits(payment.amount), currency, method } }
}
