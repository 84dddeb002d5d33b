import type { PaymentPurpose } from '@aloft/domain/payments/payment.rules'
import type { CallJobs, EnqueueJob } from '../../action/define.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { StoredCard, PaidWith } from '../../gateways/payment/payment.port.ts'
import type { PaymentRow } from './payment.repo.ts'
import type { SellerSettings } from './receipt.service.ts'

/** Context for the end of a payment: one transaction, which also ends the payment itself. */
export interface PaymentEnd {
  readonly db: Db
  readonly clock: Clock
  /** Product time. */
  readonly now: Date
  readonly enqueue: EnqueueJob
  /** The stored card. */
  readonly card: StoredCard | null
  /** What the amount was taken from, if it was paid. */
  readonly paidWith: PaidWith | null
  readonly settings: SellerSettings
}

/** Adds jobs in the transaction of a payment's end. */
export function jobsOf({ db, enqueue }: Pick<PaymentEnd, 'db' | 'enqueue'>): CallJobs {
  return { add: (name, payload) => enqueue(db, name, payload) }
}

/** What follows from the end of a payment. Each of them runs once for a payment, and one of them alone. */
export interface PaymentPurposeHandler {
  onPaid(end: PaymentEnd, payment: PaymentRow): Promise<void>
  /** It was refused, called off or forgotten; `payment.failure` says why where somebody said so. */
  onFailed(end: PaymentEnd, payment: PaymentRow): Promise<void>
}

/** What the purposes of payments mean, which is known above this area. */
export type PaymentPurposes = Readonly<Partial<Record<PaymentPurpose, PaymentPurposeHandler>>>
