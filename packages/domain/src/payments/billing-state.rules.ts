import { isLegacyPlan, planOf } from '../plans/plan-catalogue.rules.ts'
import { isRunning, type SubscriptionTimes } from './plan-period.rules.ts'

/**
 * What an account pays for, as its owner sees it.
 * - `trial` and `active` are charged at the end of their period, `canceled` ends with it.
 * - `lapsed` could not be charged, `ended` was canceled: both have the free plan until a plan is chosen again.
 * - `legacy` is a plan we no longer sell, `given` one that nobody pays for, such as an admin's.
 * - `member` pays for nothing, because the ads of a team run on the plan of its owner.
 */
export const billingStates = [
  'trial',
  'active',
  'canceled',
  'lapsed',
  'ended',
  'legacy',
  'given',
  'member',
  'free',
] as const
export type BillingState = (typeof billingStates)[number]

export function billingStateOf(account: {
  /** The plan whose rights the account has. */
  readonly planLabel: string
  readonly subscription: Pick<SubscriptionTimes, 'status' | 'canceledDate'> | null
  /** Whether the account works on brands of a team that somebody else owns. */
  readonly isTeamMember: boolean
}): BillingState {
  const { planLabel, subscription, isTeamMember } = account
  if (subscription && isRunning(subscription)) {
    if (subscription.canceledDate) return 'canceled'
    return subscription.status === 'trial' ? 'trial' : 'active'
  }
  if (isLegacyPlan(planLabel)) return 'legacy'
  if (planOf(planLabel).monthlyPrice > 0) return 'given'
  if (subscription) return subscription.status === 'lapsed' ? 'lapsed' : 'ended'
  return isTeamMember ? 'member' : 'free'
}
