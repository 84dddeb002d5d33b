import type { Goal } from '@aloft/domain/core/goals'
import { type AdPlatform, isAdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useSearchParams } from '../../router/use-search-params.ts'
import { adContent } from '../../state/ad-content.ts'
import { useAd } from '../../state/brand.ts'

/** The platform that the address names, and the goal of the ad that the new one is like. */
export function useLikeAd(): { readonly platform: AdPlatform | null; readonly goal: Goal | null } {
  const [query] = useSearchParams()
  const platform = query.get('platform') ?? ''
  const ad = useAd(query.get('like'))
  const content = ad && adContent(ad.balloon, ad.values)
  return { platform: isAdPlatform(platform) ? platform : null, goal: content?.ad.campaignGoal ?? null }
}
