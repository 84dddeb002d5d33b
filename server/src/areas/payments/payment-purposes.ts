import type { PaymentPurpose } from '@aloft/domain/payments/payment.rules'
import type { StoredCard, PaidWith } from '../../gateways/payment/payment.port.ts'
import type { PaymentRow } from './payment.repo.ts'
import type { ReceiptParts } from './receipt.service.ts'

/** Context for ending a payment: one transaction, which also ends the payment itself. */
export interface PaymentEnd extends ReceiptParts {
  readonly card: StoredCard | null
  /** What the amount was charged to, if it was paid. */
  readonly paidWith: PaidWith | null
}

/** Consequences of a payment's end. Exactly one of the two handlers runs, once per payment. */
export interface PaymentPurposeHandler {
  onPaid(end: PaymentEnd, payment: PaymentRow): Promise<void>
  /** The payment was refused, canceled or abandoned; `payment.failure` has the reason if there is one. */
  onFailed(end: PaymentEnd, payment: PaymentRow): Promise<void>
}

/** Handlers by purpose, supplied by the areas above this one. */
export type PaymentPurposes = Readonly<Partial<Record<PaymentPurpose, PaymentPurposeHandler>>>
