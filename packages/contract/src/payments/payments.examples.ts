import type { Payment, PaymentMethod } from '@aloft/domain/payments/payment.entity'

/** The card of every example, story and mock. */
export const examplePaymentMethod: PaymentMethod = {
  _id: '01936b2e-0000-7000-8000-000000000601',
  brand: 'visa',
  last4: '4242',
  expiry: '2031-04',
  creationDate: new Date('2026-11-02T09:00:00Z'),
}

/** A payment that keeps the card. */
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
