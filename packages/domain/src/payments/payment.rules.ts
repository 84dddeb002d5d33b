import type { Currency } from '../core/money.ts'

/** How somebody pays (PLN-24). */
export const paymentWays = ['card', 'paypal'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** What a payment is for: an ad, a period of a plan, or a card that is only kept. */
export const paymentPurposes = ['ad', 'plan', 'card'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** `open` until somebody has paid, was refused or went away; what is over stays as it is. */
export const paymentStatuses = ['open', 'paid', 'failed', 'canceled'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Why a provider took no money, in our words for what they all know. */
export const refusals = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'wrongCode',
  'processingError',
  'authenticationFailed',
  'authenticationNeeded',
  'paypalRefused',
] as const
export type Refusal = (typeof refusals)[number]

/** What a user is shown about a failed payment (PLN-22). */
export const paymentFailures = [
  'creditAmountChanged',
  'paymentFailed',
  'paypalRefused',
  'amountTooSmall',
] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/** The failure of a refused payment: PayPal's own, else the bank's. */
export function failureOf(refusal: Refusal | null): 'paymentFailed' | 'paypalRefused' {
  return refusal === 'paypalRefused' ? 'paypalRefused' : 'paymentFailed'
}

/** The least that providers take, in minor units; nothing at all is no payment and needs no provider. */
const leastCharge: Readonly<Record<Currency, number>> = { EUR: 50, USD: 50, GBP: 30, CHF: 50 }

/** Whether what is left to pay is more than nothing and less than a provider takes (PLN-22). */
export function isTooSmall(toPay: number, currency: Currency): boolean {
  return toPay > 0 && toPay < leastCharge[currency]
}

/**
 * How a sum is shared between credit and a card or PayPal, wherever both meet: credit goes first, up to `balance`, and
 * leaves at least what a provider takes (PLN-22).
 */
export function shareCharge(
  total: number,
  balance: number,
  currency: Currency,
): { readonly credit: number; readonly toPay: number } {
  const credit = Math.min(total, Math.max(0, balance))
  if (!isTooSmall(total - credit, currency)) return { credit, toPay: total - credit }
  const toPay = Math.min(total, leastCharge[currency])
  return { credit: total - toPay, toPay }
}

/** What is wrong with a payment before it begins, or null: `credit` is what the user saw, `balance` what there is. */
export function checkCharge(charge: {
  readonly toPay: number
  readonly currency: Currency
  readonly credit: number
  readonly balance: number
}): 'creditAmountChanged' | 'amountTooSmall' | null {
  if (charge.credit > Math.max(0, charge.balance)) return 'creditAmountChanged'
  return isTooSmall(charge.toPay, charge.currency) ? 'amountTooSmall' : null
}
