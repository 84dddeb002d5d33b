import { addMonths } from '../core/dates.ts'
import { shareOf } from '../core/money.ts'
import { periodPrice } from '../plans/plan-price.rules.ts'
import { isLegacyPlan, type PlanLabel, planLabels, planOf } from '../plans/plan-catalogue.rules.ts'
import type { SubscriptionStatus } from '../plans/trial.rules.ts'

/** A period of a plan, to be paid. */
export interface PlanPeriod {
  readonly planLabel: string
  readonly isAnnual: boolean
  readonly start: Date
}

/** The parts of a subscription that decide its periods. */
export interface SubscriptionTimes {
  readonly status: SubscriptionStatus
  /** The end of the trial, or of the paid period. */
  readonly periodEnd: Date
  /** When its user canceled it; null if it renews. */
  readonly canceledDate: Date | null
}

export function periodEndOf({ start, isAnnual }: Pick<PlanPeriod, 'start' | 'isAnnual'>): Date {
  return addMonths(start, isAnnual ? 12 : 1)
}

/** Whether a subscription has the rights of its plan: it's in a trial or paid. */
export function isRunning({ status }: Pick<SubscriptionTimes, 'status'>): boolean {
  return status === 'trial' || status === 'active'
}

/**
 * Whether a trial can be paid at once. A canceled one must be kept first, so that a page left open charges nobody who
 * has canceled.
 */
export function canSkipTrial({
  status,
  canceledDate,
}: Pick<SubscriptionTimes, 'status' | 'canceledDate'>): boolean {
  return status === 'trial' && canceledDate === null
}

/** When a canceled plan that's still active ends; null if it renews, or has ended. */
export function canceledPlanEnd({
  status,
  canceledDate,
  periodEndDate,
}: Pick<SubscriptionTimes, 'status' | 'canceledDate'> & { readonly periodEndDate: Date }): Date | null {
  return canceledDate && isRunning({ status }) ? periodEndDate : null
}

/**
 * What happens at the end of a trial or of a paid period (ACT-114): the next period is charged, or a canceled plan
 * ends. Null before that day, and if no plan is active.
 */
export function periodEndAction(subscription: SubscriptionTimes, now: Date): 'renew' | 'end' | null {
  if (!isRunning(subscription) || subscription.periodEnd > now) return null
  return subscription.canceledDate ? 'end' : 'renew'
}

/**
 * Why a plan can no longer be canceled or kept, or null. Canceling twice has no further effect. A plan that has ended
 * can't be kept, only chosen again, because keeping it would charge the card at once.
 */
export function checkCancellation(
  subscription: SubscriptionTimes | null,
  now: Date,
  isCanceled: boolean,
): 'noPlan' | null {
  if (!subscription || !isRunning(subscription)) return 'noPlan'
  const isOver = subscription.canceledDate !== null && subscription.periodEnd <= now
  return isOver && !isCanceled ? 'noPlan' : null
}

/** When the monthly tokens are next reset: each month after the start of a period, at the latest at its end. */
export function nextTokenReset(period: Pick<PlanPeriod, 'start' | 'isAnnual'>, now: Date): Date {
  const end = periodEndOf(period)
  for (let month = 1; month < 12; month++) {
    const date = addMonths(period.start, month)
    if (date >= end) return end
    if (date > now) return date
  }
  return end
}

/** The price of a period, in minor units of EUR: with VAT, and the VAT in it (PLN-15). */
export function chargeOf(
  { planLabel, isAnnual }: Pick<PlanPeriod, 'planLabel' | 'isAnnual'>,
  vatPercent: number,
): { readonly amount: number; readonly vat: number } {
  const price = periodPrice(planLabel, isAnnual)
  const vat = shareOf(price, vatPercent)
  return { amount: price + vat, vat }
}

/** The subject of a payment for a period, as a complete text: `grow-2407 monthly 2026-11-22T09:00:00.000Z`. */
export function planSubject({ planLabel, isAnnual, start }: PlanPeriod): string {
  return `${planLabel} ${isAnnual ? 'annual' : 'monthly'} ${start.toISOString()}`
}

export function readPlanSubject(subject: string): PlanPeriod {
  const [planLabel = '', rhythm = '', start = ''] = subject.split(' ')
  return { planLabel, isAnnual: rhythm === 'annual', start: new Date(start) }
}

/** Plans that can be chosen: those on sale that aren't free. */
export const chosenPlans = planLabels.filter((label) => planOf(label).monthlyPrice > 0) as [
  PlanLabel,
  ...PlanLabel[],
]

/** Maximum characters of the reason for canceling. */
export const maxReasonLength = 500

/** Why an account may not choose a plan, or null: users of older plans ask support (PLN-08, OPN-59). */
export function checkPlanChoice(
  currentLabel: string,
  subscription: SubscriptionStatus | null,
): 'legacyPlan' | 'alreadySubscribed' | null {
  if (isLegacyPlan(currentLabel)) return 'legacyPlan'
  return subscription && isRunning({ status: subscription }) ? 'alreadySubscribed' : null
}
