import { isEntitled } from '@aloft/domain/plans/plan-catalogue.rules'
import { launchPriceFrom } from '@aloft/domain/plans/plan-price.rules'
import { totalTokens } from '@aloft/domain/plans/tokens.rules'
import { useQuery } from '../../queries/use-query.ts'
import { useUser } from '../../state/session.ts'

/** AI tokens left; null until they are loaded. */
export function useTokens(): number | null {
  const { loaded } = useQuery('get-token-balance', {})
  return loaded.status === 'ready' ? totalTokens(loaded.reply) : null
}

/**
 * What launching costs an owner whose plan can't, in minor units of EUR without VAT; ads of a team run on the plan of its
 * owner.
 */
export function useLaunchPrice(teamId: string | null): number | undefined {
  const plan = useUser()?.plan.labelKey
  const needsPlan = teamId === null && plan !== undefined && !isEntitled(plan, 'launchAds')
  return needsPlan ? launchPriceFrom : undefined
}
