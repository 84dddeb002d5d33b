import type { User } from '@aloft/domain/account/user.entity'
import { type Currency, fromMinorUnits } from '@aloft/domain/core/money'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import type { AccountRow } from '../../action/caller.ts'

/** An account as its owner sees it (ENT-01 to ENT-03); the password hash is not even read. */
export function wireUser(account: AccountRow): User {
  const { labelKey, numIdeas, isTeams } = planOf(account.plan_label)
  return {
    _id: account.id,
    username: account.username,
    email: account.email,
    creationDate: account.creation_date,
    language: account.language,
    isEmailValidated: account.is_email_validated,
    pendingEmail: account.pending_email,
    plan: { labelKey, numIdeas, isTeams },
    isAdmin: account.is_admin,
    isOnboarding: account.is_onboarding,
    credit: fromMinorUnits(account.credit_minor),
    subscriptionCurrency: account.subscription_currency as Currency,
    temporarySubscriptionCurrency: account.temporary_subscription_currency as Currency | null,
    completedTasks: account.completed_tasks,
    selectedIdeaId: account.selected_idea_id,
    socialPlatform: account.social_platform,
    referralCodeData: account.referral_code_data as User['referralCodeData'],
    adGenData: account.ad_gen_data,
    questionnaire: account.questionnaire,
  }
}
