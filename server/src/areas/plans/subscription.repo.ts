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
  readonly canceled_date: Date | null
}

export async function findSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  const row: SubscriptionRow | undefined = await db('subscription').where({ user_id: userId }).first()
  return row
}

export async function insertSubscription(
  db: Db,
  subscription: Omit<SubscriptionRow, 'canceled_date'>,
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

/** Sets the plan whose rights an account has from now on. */
export async function setPlan(db: Db, userId: string, planLabel: string): Promise<void> {
  await db('user_account').where({ id: userId }).update({ plan_label: planLabel })
}
