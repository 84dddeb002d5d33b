import { monthlyTokensSet } from '@aloft/domain/payments/plan-postings.rules'
import { nextTokenReset, periodEndOf, type PlanPeriod } from '@aloft/domain/payments/plan-period.rules'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { trialEndOf, trialNoticeOf } from '@aloft/domain/plans/trial.rules'
import type { Db } from '../../db/db.ts'
import { cancelDueWork, scheduleDueWork } from '../../due/due-work.repo.ts'
import { post } from '../../ledger/ledger.repo.ts'
import { tokensOf } from '../../ledger/token-reservation.ts'
import { sendMail } from '../../mails/send-mail.ts'
import { notify } from '../notifications/notification.service.ts'
import {
  changeSubscription,
  findSubscription,
  insertSubscription,
  setPlan,
  type SubscriptionRow,
} from '../plans/subscription.repo.ts'
import type { PaymentEnd } from './payment-purposes.ts'

/** Begins the trial of a plan, with its rights and tokens, for ten days (PLN-09, OPN-56). */
export async function startTrial(
  trx: Db,
  userId: string,
  { planLabel, isAnnual, start }: PlanPeriod,
  paymentMethodId: string,
): Promise<void> {
  const end = trialEndOf(start)
  await insertSubscription(trx, {
    userId,
    planLabel,
    isAnnual,
    status: 'trial',
    trialEnd: end,
    periodStart: start,
    periodEnd: end,
    tokensResetDate: end,
    paymentMethodId,
  })
  await setPlan(trx, userId, planLabel)
  await setMonthlyTokens(trx, userId, planLabel, start, start)
  await scheduleDueWork(trx, { kind: 'renew-subscription', subject: userId }, end)
  await scheduleDueWork(trx, { kind: 'notify-trial-end', subject: userId }, trialNoticeOf(end))
}

/**
 * Continues a plan for a paid period, with its tokens from the start (PLN-10, OPN-55). A plan canceled during its
 * charge stays canceled, and ends with this period.
 */
export async function beginPeriod(trx: Db, userId: string, period: PlanPeriod, now: Date): Promise<void> {
  const { planLabel, isAnnual, start } = period
  const end = periodEndOf(period)
  await changeSubscription(trx, userId, {
    planLabel,
    isAnnual,
    status: 'active',
    periodStart: start,
    periodEnd: end,
  })
  await setPlan(trx, userId, planLabel)
  await setMonthlyTokens(trx, userId, planLabel, start, now)
  await scheduleDueWork(trx, { kind: 'renew-subscription', subject: userId }, end)
  await scheduleTokens(trx, userId, period, now)
}

type PlanEnd = Pick<PaymentEnd, 'db' | 'clock' | 'now' | 'enqueue'>

/** A due charge was not paid: the account has the rights of the free plan until it is (OPN-56). */
export async function lapse(end: PlanEnd, subscription: SubscriptionRow): Promise<void> {
  const { db: trx, now } = end
  const { userId, planLabel: label } = subscription
  await moveToFreePlan(end, userId, 'lapsed')
  const plan = planOf(label).marketingName
  await notify(trx, { userIds: [userId], kind: 'planLapsed', params: { plan }, now })
  await sendMail(end, 'planLapsed', { userId, plan })
}

/** Moves an account to the free plan when its canceled plan ends; nothing is charged (ACT-114). */
export async function endPlan(end: PlanEnd, subscription: SubscriptionRow): Promise<void> {
  const { userId, planLabel: label } = subscription
  await moveToFreePlan(end, userId, 'canceled')
  const params = { plan: planOf(label).marketingName }
  await notify(end.db, { userIds: [userId], kind: 'planEnded', params, now: end.now })
}

async function moveToFreePlan(
  { db: trx, now }: PlanEnd,
  userId: string,
  status: 'lapsed' | 'canceled',
): Promise<void> {
  await changeSubscription(trx, userId, { status, tokensResetDate: null })
  await setPlan(trx, userId, 'free')
  await setMonthlyTokens(trx, userId, 'free', now, now)
  await cancelDueWork(trx, { kind: 'renew-subscription', subject: userId })
  await cancelDueWork(trx, { kind: 'reset-tokens', subject: userId })
}

/** Resets the monthly tokens of a period longer than a month, once they are due. */
export async function resetMonthlyTokens(trx: Db, userId: string, now: Date): Promise<void> {
  const subscription = await findSubscription(trx, userId)
  const date = subscription?.tokensResetDate
  if (subscription?.status !== 'active' || !date || date > now) return
  await setMonthlyTokens(trx, userId, subscription.planLabel, date, now)
  const { periodStart: start, isAnnual } = subscription
  await scheduleTokens(trx, userId, { start, isAnnual }, now)
}

async function scheduleTokens(
  trx: Db,
  userId: string,
  period: Pick<PlanPeriod, 'start' | 'isAnnual'>,
  now: Date,
): Promise<void> {
  const date = nextTokenReset(period, now)
  await changeSubscription(trx, userId, { tokensResetDate: date })
  // At the end of the period, the next one sets its own tokens.
  if (date < periodEndOf(period)) await scheduleDueWork(trx, { kind: 'reset-tokens', subject: userId }, date)
}

async function setMonthlyTokens(
  trx: Db,
  ownerId: string,
  planLabel: string,
  month: Date,
  now: Date,
): Promise<void> {
  const { monthly: left } = await tokensOf(trx, ownerId)
  const { tokensAllowance: allowance } = planOf(planLabel)
  const booking = monthlyTokensSet({ ownerId, date: month, left, allowance })
  if (booking) await post(trx, { ...booking, date: now })
}
