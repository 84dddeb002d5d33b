import type { Currency } from '@aloft/domain/core/money'
import {
  creditReleased,
  creditReserved,
  type ReservedCredit,
} from '@aloft/domain/payments/credit-postings.rules'
import type { Db } from '../db/db.ts'
import { entriesOf, post } from './ledger.repo.ts'

/** Reserves credit for a payment until the payment ends. The caller has locked the owner. */
export async function reserveCredit(db: Db, reserved: ReservedCredit, now: Date): Promise<void> {
  if (reserved.amount > 0) await post(db, { ...creditReserved(reserved), date: now })
}

/**
 * Releases the reserved credit of a payment, once: does nothing if repeated, or if the payment reserved none. The
 * caller has locked the owner.
 */
export async function releaseCredit(
  db: Db,
  payment: { readonly id: string; readonly ownerId: string; readonly currency: Currency },
  now: Date,
): Promise<void> {
  const { id: paymentId, ownerId, currency } = payment
  const entries = await entriesOf(db, `credit-reserved:${paymentId}`)
  const amount = entries.find(({ account }) => account === 'credit:reserved')?.amount ?? 0
  if (amount > 0) await post(db, { ...creditReleased({ paymentId, ownerId, currency, amount }), date: now })
}
