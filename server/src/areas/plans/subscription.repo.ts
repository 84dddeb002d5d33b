import type { SubscriptionStatus } from '@aloft/domain/plans/trial.rules'
import type { Db } from '../../db/db.ts'

export interface SubscriptionRow {
  readonly user_id: string
  readonly plan_label: string
  readonly is_annual: boolean
  readonly status: SubscriptionStatus
  readonly trial_end: Date
  readonly period_start: Date
  readonly period_end: Date
  readonly tokens_reset_date: Date | null
  readonly payment_method_id: string | null
  /** When it was canceled; it ends with the period, and null means that it renews. */
  readonly canceled_date: Date | null
  /** Why, in its user's words. */
  readonly cancel_reason: string | null
}

/** A subscription as the rules of its periods take it. */
export function subscriptionTimes(row: SubscriptionRow) {
  return { status: row.status, periodEnd: row.period_end, canceledDate: row.canceled_date }
}

export async function findSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  const row: SubscriptionRow | undefined = await db('subscription').where({ user_id: userId }).first()
  return row
}

export async function insertSubscription(
  db: Db,
  subscription: Omit<SubscriptionRow, 'canceled_date' | 'cancel_reason'>,
): Promise<void> {
  await db('subscription').insert(subscription)
}

export async function changeSubscription(
  db: Db,
  userId: string,
  change: Partial<Omit<SubscriptionRow, 'user_id'>>,
): Promise<void> {
  await db('subscription').where({ user_id: userId }).update(change)
}

/** Cancels a plan that is running and not canceled yet; the caller holds its account. */
export async function cancelRunningSubscription(db: Db, userId: string, now: Date): Promise<void> {
  await db('subscription')
    .where({ user_id: userId, canceled_date: null })
    .whereIn('status', ['trial', 'active'])
    .update({ canceled_date: now })
}

/** Sets the plan whose rights an account has from now on. */
export async function setPlan(db: Db, userId: string, planLabel: string): Promise<void> {
  await db('user_account').where({ id: userId }).update({ plan_label: planLabel })
}
