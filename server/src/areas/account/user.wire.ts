import { readPreferences } from '@aloft/domain/account/preferences.entity'
import type { User } from '@aloft/domain/account/user.entity'
import { type Currency, fromMinorUnits } from '@aloft/domain/core/money'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import type { AccountRow } from '../../action/caller.ts'

/** An account as its owner sees it (ENT-01 to ENT-03), without the password hash, which isn't even loaded. */
export function wireUser(account: AccountRow): User {
  const { labelKey, numIdeas, isTeams } = planOf(account.planLabel)
  return {
    _id: account.id,
    username: account.username,
    email: account.email,
    creationDate: account.creationDate,
    language: account.language,
    isEmailValidated: account.isEmailValidated,
    pendingEmail: account.pendingEmail,
    plan: { labelKey, numIdeas, isTeams },
    isAdmin: account.isAdmin,
    isOnboarding: account.isOnboarding,
    credit: fromMinorUnits(account.creditMinor),
    subscriptionCurrency: account.subscriptionCurrency as Currency,
    temporarySubscriptionCurrency: account.temporarySubscriptionCurrency as Currency | null,
    completedTasks: account.completedTasks,
    selectedIdeaId: account.selectedIdeaId,
    socialPlatform: account.socialPlatform,
    referralCodeData: account.referralCodeData as User['referralCodeData'],
    adGenData: account.adGenData,
    questionnaire: account.questionnaire,
    preferences: readPreferences(account.preferences),
  }
}
