import type { SubscriptionStatus } from '@aloft/domain/plans/trial.rules'
import type { Db } from '../../db/db.ts'

export interface SubscriptionRow {
  readonly userId: string
  readonly planLabel: string
  readonly isAnnual: boolean
  readonly status: SubscriptionStatus
  readonly trialEnd: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly tokensResetDate: Date | null
  readonly paymentMethodId: string | null
  /** When it was canceled; it then ends with its period. Null means that it renews. */
  readonly canceledDate: Date | null
  /** The user's own words. */
  readonly cancelReason: string | null
}

/** A subscription in the form that the rules of its periods use. */
export function subscriptionTimes(row: SubscriptionRow) {
  return { status: row.status, periodEnd: row.periodEnd, canceledDate: row.canceledDate }
}

export async function findSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  const row: SubscriptionRow | undefined = await db('subscription').where({ userId }).first()
  return row
}

export async function insertSubscription(
  db: Db,
  subscription: Omit<SubscriptionRow, 'canceledDate' | 'cancelReason'>,
): Promise<void> {
  await db('subscription').insert(subscription)
}

export async function changeSubscription(
  db: Db,
  userId: string,
  change: Partial<Omit<SubscriptionRow, 'userId'>>,
): Promise<void> {
  await db('subscription').where({ userId }).update(change)
}

/** Cancels a plan that is running and not canceled yet; the caller has locked the account. */
export async function cancelRunningSubscription(db: Db, userId: string, now: Date): Promise<void> {
  await db('subscription')
    .where({ userId, canceledDate: null })
    .whereIn('status', ['trial', 'active'])
    .update({ canceledDate: now })
}

export async function setPlan(db: Db, userId: string, planLabel: string): Promise<void> {
  await db('user_account').where({ id: userId }).update({ planLabel })
}
