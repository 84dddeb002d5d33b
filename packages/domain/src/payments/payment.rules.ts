import type { Currency } from '../core/money.ts'

/** Ways to pay (PLN-24). */
export const paymentWays = ['card', 'paypal'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** The purpose of a payment: an ad, a period of a plan, or only storing a card. */
export const paymentPurposes = ['ad', 'plan', 'card'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** `open` until somebody has paid, was refused or left. A payment that has ended doesn't change. */
export const paymentStatuses = ['open', 'paid', 'failed', 'canceled'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Why a provider took no money, in our words for the reasons that all of them have. */
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

/** Whether a card's last valid month, such as `2031-04`, is over (in UTC). */
export function isCardExpired(expiry: string, now: Date): boolean {
  return expiry < now.toISOString().slice(0, 7)
}

/** What a user sees about a failed payment (PLN-22). */
export const paymentFailures = [
  'creditAmountChanged',
  'paymentFailed',
  'paypalRefused',
  'amountTooSmall',
] as const
/** The failure of a refused payment: PayPal's own, otherwise the bank's. */
export function failureOf(refusal: Refusal | null): 'paymentFailed' | 'paypalRefused' {
  return refusal === 'paypalRefused' ? 'paypalRefused' : 'paymentFailed'
}

/** The minimum payment of providers, in minor units. Nothing at all isn't a payment and needs no provider. */
const leastCharge: Readonly<Record<Currency, number>> = { EUR: 50, USD: 50, GBP: 30, CHF: 50 }

/** Whether the remaining amount is more than nothing but less than a provider's minimum (PLN-22). */
export function isTooSmall(toPay: number, currency: Currency): boolean {
  return toPay > 0 && toPay < leastCharge[currency]
}

/**
 * How a sum is split between credit and a card or PayPal, wherever both are used: credit goes first, up to `balance`,
 * and leaves at least a provider's minimum (PLN-22).
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

/**
 * What's wrong with a payment before it starts, or null: `credit` is what the user saw, `balance` the actual amount.
 */
export function checkCharge(charge: {
  readonly toPay: number
  readonly currency: Currency
  readonly credit: number
  readonly balance: number
}): 'creditAmountChanged' | 'amountTooSmall' | null {
  if (charge.credit > Math.max(0, charge.balance)) return 'creditAmountChanged'
  return isTooSmall(charge.toPay, charge.currency) ? 'amountTooSmall' : null
}
