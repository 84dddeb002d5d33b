import type { Subscription } from '@aloft/domain/payments/subscription.entity'

/** A monthly trial of a plan. */
export const trialSubscription: Subscription = {
  planLabel: 'grow-2407',
  isAnnual: false,
  status: 'trial',
  trialEndDate: new Date('2026-12-02T09:00:00Z'),
  periodEndDate: new Date('2026-12-02T09:00:00Z'),
  canceledDate: null,
  nextCharge: { amount: 70.21, vat: 11.21, currency: 'EUR' },
  paymentMethodId: null,
}

/** The same, canceled by the user. */
export const canceledSubscription: Subscription = {
  ...trialSubscription,
  canceledDate: new Date('2026-11-21T12:00:00Z'),
  nextCharge: null,
}
