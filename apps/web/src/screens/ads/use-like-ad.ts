import type { LikeAd } from '@aloft/domain/ads/ad-generation.entity'
import type { Goal } from '@aloft/domain/core/goals'
import { isUuid } from '@aloft/domain/core/ids'
import { type AdPlatform, isAdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useQuery } from '../../queries/use-query.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { adContent } from '../../state/ad-content.ts'
import { useAd } from '../../state/brand.ts'

/**
 * The platform that the address names, and what the ad was made for that the new one is like: undefined until that is
 * loaded, null without such an ad and if it doesn't load, because the wizard works without it.
 */
export function useLikeAd(ideaId: string): {
  readonly platform: AdPlatform | null
  readonly goal: Goal | null
  readonly brief: LikeAd | null | undefined
} {
  const [query] = useSearchParams()
  const platform = query.get('platform') ?? ''
  const like = query.get('like')
  const ad = useAd(like)
  const content = ad && adContent(ad.balloon, ad.values)
  const { loaded } = useQuery('get-ad-brief', like && isUuid(like) ? { ideaId, balloonId: like } : null)
  const isAwaited = like !== null && isUuid(like) && loaded.status === 'loading'
  return {
    platform: isAdPlatform(platform) ? platform : null,
    goal: content?.ad.campaignGoal ?? null,
    brief: loaded.status === 'ready' ? loaded.reply : isAwaited ? undefined : null,
  }
}
