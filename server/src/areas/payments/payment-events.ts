import { fromMinorUnits } from '@aloft/domain/core/money'
import type { PaymentEvent } from '@aloft/domain/payments/payment-event.entity'
import { readPlanSubject } from '@aloft/domain/payments/plan-period.rules'
import { adItemWords, planItemWords } from './receipt.service.ts'
import type { RefusedPaymentRow } from './payment.repo.ts'
import type { ReceiptRow } from './receipt.repo.ts'

/** Where a receipt can be read as a PDF. */
export function receiptPath(key: string): string {
  return `/api/receipt?${new URLSearchParams({ key }).toString()}`
}

/** A charge as its receipt has it. */
export function paidEvent(receipt: ReceiptRow): PaymentEvent {
  const { id, date, item, purpose, number, net, vat, creditUsed, currency, key } = receipt
  return {
    _id: id,
    date,
    // Only the receipts of erased accounts have none, which nobody can list.
    productName: item ?? '',
    type: purpose,
    status: 'paid',
    invoiceId: number,
    amount: fromMinorUnits(net + vat),
    vat: fromMinorUnits(vat),
    creditUsed: fromMinorUnits(creditUsed),
    currency,
    invoiceUrl: receiptPath(key),
  }
}

/** A charge that a bank or PayPal refused, with what would have been paid. */
export function refusedEvent(payment: RefusedPaymentRow): PaymentEvent {
  const { id, createdDate, purpose, subject, adName, amount, vat, creditUsed, currency } = payment
  const type = purpose === 'plan' ? 'plan' : 'ad'
  return {
    _id: id,
    date: createdDate,
    productName: type === 'plan' ? planItemWords(readPlanSubject(subject)) : adItemWords(adName),
    type,
    status: 'failed',
    invoiceId: null,
    amount: fromMinorUnits(amount + creditUsed),
    vat: fromMinorUnits(vat),
    creditUsed: fromMinorUnits(creditUsed),
    currency,
    invoiceUrl: null,
  }
}
