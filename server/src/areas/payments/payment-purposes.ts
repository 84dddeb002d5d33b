import type { PaymentPurpose } from '@aloft/domain/payments/payment.rules'
import type { StoredCard, PaidWith } from '../../gateways/payment/payment.port.ts'
import type { PaymentRow } from './payment.repo.ts'
import type { ReceiptParts } from './receipt.service.ts'

/** Context for the end of a payment: one transaction, which also ends the payment itself. */
export interface PaymentEnd extends ReceiptParts {
  /** The stored card. */
  readonly card: StoredCard | null
  /** What the amount was taken from, if it was paid. */
  readonly paidWith: PaidWith | null
}

/** What follows from the end of a payment. Each of them runs once for a payment, and one of them alone. */
export interface PaymentPurposeHandler {
  onPaid(end: PaymentEnd, payment: PaymentRow): Promise<void>
  /** It was refused, called off or forgotten; `payment.failure` says why where somebody said so. */
  onFailed(end: PaymentEnd, payment: PaymentRow): Promise<void>
}

/** What the purposes of payments mean, which is known above this area. */
export type PaymentPurposes = Readonly<Partial<Record<PaymentPurpose, PaymentPurposeHandler>>>
