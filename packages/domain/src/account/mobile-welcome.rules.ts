import type { Landing } from './landing.rules.ts'
import type { User } from './user.entity.ts'

/**
 * Whether a user who has just logged in on a phone sees the welcome before the page they land on (RTE-06): once, and
 * never on the way to an invitation or through the onboarding, which both work on a phone.
 */
export function isMobileWelcomeDue(
  { isOnboarding, completedTasks }: Pick<User, 'isOnboarding' | 'completedTasks'>,
  landing: Landing,
  isPhone: boolean,
): boolean {
  const isPage =
    'address' in landing && !/^\/0\/(?:onboarding\/invite|mobile-welcome)\b/.test(landing.address)
  return isPhone && isPage && !isOnboarding && !completedTasks.includes('mobileWelcome')
}
