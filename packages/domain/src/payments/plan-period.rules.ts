import { addMonths } from '../core/dates.ts'
import { shareOf } from '../core/money.ts'
import { periodPrice } from '../plans/plan-price.rules.ts'
import { isLegacyPlan, type PlanLabel, planLabels, planOf } from '../plans/plan-catalogue.rules.ts'
import type { SubscriptionStatus } from '../plans/trial.rules.ts'

/** A period of a plan that is to be paid. */
export interface PlanPeriod {
  readonly planLabel: string
  readonly isAnnual: boolean
  readonly start: Date
}

/** A subscription as far as its periods go. */
export interface SubscriptionTimes {
  readonly status: SubscriptionStatus
  /** The end of the trial, or of what was paid. */
  readonly periodEnd: Date
}

export function periodEndOf({ start, isAnnual }: Pick<PlanPeriod, 'start' | 'isAnnual'>): Date {
  return addMonths(start, isAnnual ? 12 : 1)
}

/** Whether a subscription has to be paid now to go on. */
export function isDue({ status, periodEnd }: SubscriptionTimes, now: Date): boolean {
  return (status === 'trial' || status === 'active') && periodEnd <= now
}

/** When the monthly tokens are next set anew: each month after the start of a period, at the latest at its end. */
export function nextTokenReset(period: Pick<PlanPeriod, 'start' | 'isAnnual'>, now: Date): Date {
  const end = periodEndOf(period)
  for (let month = 1; month < 12; month++) {
    const date = addMonths(period.start, month)
    if (date >= end) return end
    if (date > now) return date
  }
  return end
}

/** What a period costs, in minor units of EUR: its price with VAT, and the VAT of it (PLN-15). */
export function chargeOf(
  { planLabel, isAnnual }: Pick<PlanPeriod, 'planLabel' | 'isAnnual'>,
  vatPercent: number,
): { readonly amount: number; readonly vat: number } {
  const price = periodPrice(planLabel, isAnnual)
  const vat = shareOf(price, vatPercent)
  return { amount: price + vat, vat }
}

/** What a payment of a period is about, as text that says all of it: `grow-2407 monthly 2026-11-22T09:00:00.000Z`. */
export function planSubject({ planLabel, isAnnual, start }: PlanPeriod): string {
  return `${planLabel} ${isAnnual ? 'annual' : 'monthly'} ${start.toISOString()}`
}

export function readPlanSubject(subject: string): PlanPeriod {
  const [planLabel = '', rhythm = '', start = ''] = subject.split(' ')
  return { planLabel, isAnnual: rhythm === 'annual', start: new Date(start) }
}

/** Plans that can be chosen: those on sale that cost something. */
export const chosenPlans = planLabels.filter((label) => planOf(label).monthlyPrice > 0) as [
  PlanLabel,
  ...PlanLabel[],
]

/** Why an account may not choose a plan, or null: users of older plans ask support (PLN-08, OPN-59). */
export function checkPlanChoice(
  currentLabel: string,
  subscription: SubscriptionStatus | null,
): 'legacyPlan' | 'alreadySubscribed' | null {
  if (isLegacyPlan(currentLabel)) return 'legacyPlan'
  return subscription === 'trial' || subscription === 'active' ? 'alreadySubscribed' : null
}
