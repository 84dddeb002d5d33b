import type { User } from '@aloft/domain/account/user.entity'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { exampleUser } from '../account/account.examples.ts'
import type { LedgerPosting } from '@aloft/domain/payments/ledger-posting.entity'
import type { Payment, PaymentMethod } from '@aloft/domain/payments/payment.entity'
import type { PaymentEvent } from '@aloft/domain/payments/payment-event.entity'

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

/** VAT on plans, in percent, where the examples are sold. */
export const exampleVatPercent = 19

/** A month of a plan, an ad whose budget was partly paid with credit, and a charge that was refused; newest first. */
export const examplePayments: PaymentEvent[] = [
  {
    _id: '01936b2e-0000-7000-8000-000000000713',
    date: new Date('2026-11-18T14:20:00Z'),
    productName: 'Ad “Old lamp in, €20 off”',
    type: 'ad',
    status: 'paid',
    invoiceId: '2026-000047',
    amount: 107.1,
    vat: 17.1,
    creditUsed: 28.8,
    currency: 'EUR',
    invoiceUrl: '/api/receipt?key=3f6c0a5b',
  },
  {
    _id: '01936b2e-0000-7000-8000-000000000712',
    date: new Date('2026-11-18T14:12:00Z'),
    productName: 'Ad “Old lamp in, €20 off”',
    type: 'ad',
    status: 'failed',
    invoiceId: null,
    amount: 107.1,
    vat: 17.1,
    creditUsed: 28.8,
    currency: 'EUR',
    invoiceUrl: null,
  },
  {
    _id: '01936b2e-0000-7000-8000-000000000711',
    date: new Date('2026-11-06T09:00:00Z'),
    productName: 'Flat (Pro) plan, monthly',
    type: 'plan',
    status: 'paid',
    invoiceId: '2026-000045',
    amount: 70.21,
    vat: 11.21,
    creditUsed: 0,
    currency: 'EUR',
    invoiceUrl: '/api/receipt?key=8d21e7c4',
  },
]
