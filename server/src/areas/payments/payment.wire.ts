import { fromMinorUnits } from '@aloft/domain/core/money'
import type { Payment, PaymentMethod } from '@aloft/domain/payments/payment.entity'
import { failureOf } from '@aloft/domain/payments/payment.rules'
import type { PaymentMethodRow } from './payment-method.repo.ts'
import type { PaymentRow } from './payment.repo.ts'

export function wirePayment(payment: PaymentRow): Payment {
  return {
    _id: payment.id,
    purpose: payment.purpose,
    method: payment.method,
    status: payment.status,
    failure: payment.status === 'failed' ? failureOf(payment.failure) : null,
    amount: fromMinorUnits(payment.amount),
    vat: fromMinorUnits(payment.vat),
    creditUsed: fromMinorUnits(payment.creditUsed),
    currency: payment.currency,
    creationDate: payment.createdDate,
    paidDate: payment.paidDate,
  }
}

export function wirePaymentMethod(row: PaymentMethodRow): PaymentMethod {
  const { id: _id, brand, last4, expiry, createdDate: creationDate } = row
  return { _id, brand, last4, expiry, creationDate }
}
