import { addHours } from '../core/dates.ts'

/** How long a trial lasts; it requires a payment method from its first day on (PLN-09). */
export const trialDays = 10

export function trialEndOf(start: Date): Date {
  return addHours(start, trialDays * 24)
}

/** When we notify somebody that their trial ends: three days before it does. */
export function trialNoticeOf(end: Date): Date {
  return addHours(end, -3 * 24)
}

/**
 * The state of a subscription (OPN-56). `trial` and `active` have the rights of the plan; `lapsed` has those of the
 * free plan until it's paid.
 */
export const subscriptionStatuses = ['trial', 'active', 'lapsed', 'canceled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]
