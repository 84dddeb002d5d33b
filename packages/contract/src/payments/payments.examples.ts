import type { User } from '@aloft/domain/account/user.entity'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { exampleUser } from '../account/account.examples.ts'
import type { LedgerPosting } from '@aloft/domain/payments/ledger-posting.entity'
import type { Payment, PaymentMethod } from '@aloft/domain/payments/payment.entity'

/** The card in every example, story and mock. */
export const examplePaymentMethod: PaymentMethod = {
  _id: '01936b2e-0000-7000-8000-000000000601',
  brand: 'visa',
  last4: '4242',
  expiry: '2031-04',
  creationDate: new Date('2026-11-02T09:00:00Z'),
}

/** A payment that stores the card. */
export const examplePayment: Payment = {
  _id: '01936b2e-0000-7000-8000-000000000701',
  purpose: 'card',
  method: 'card',
  status: 'paid',
  failure: null,
  amount: 0,
  vat: 0,
  creditUsed: 0,
  currency: 'EUR',
  creationDate: new Date('2026-11-02T08:59:00Z'),
  paidDate: new Date('2026-11-02T09:00:00Z'),
}

/** An ad for 100.00 plus VAT, paid by card and 30.00 of credit. */
export const examplePosting: LedgerPosting = {
  _id: '01936b2e-0000-7000-8000-000000000801',
  kind: 'ad-paid',
  subject: 'run:01936b2e-0000-7000-8000-000000000901',
  date: new Date('2026-11-03T09:00:00Z'),
  entries: [
    { account: 'cash', isOwn: true, unit: 'EUR', amount: -89 },
    { account: 'credit', isOwn: true, unit: 'EUR', amount: -30 },
    { account: 'ad:budget', isOwn: true, unit: 'EUR', amount: 100 },
    { account: 'vat', isOwn: false, unit: 'EUR', amount: 19 },
  ],
}

/** A trial of the plan for small teams, and its subscriber. */
export const exampleSubscription: Subscription = {
  planLabel: 'grow-2407',
  isAnnual: false,
  status: 'trial',
  trialEndDate: new Date('2026-12-02T09:00:00Z'),
  periodEndDate: new Date('2026-12-02T09:00:00Z'),
  canceledDate: null,
  nextCharge: { amount: 70.21, vat: 11.21, currency: 'EUR' },
  paymentMethodId: examplePaymentMethod._id,
}

export const exampleSubscriber: User = {
  ...exampleUser,
  plan: { labelKey: 'grow-2407', numIdeas: 3, isTeams: false },
}
