import { type AdJudgement, judgeAd, type JudgementContext } from '@aloft/domain/ads/ad-judgement.rules'
import { isLaunchable } from '@aloft/domain/ads/ad-readiness.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { User } from '@aloft/domain/account/user.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useMemo } from 'react'
import type { AdContent } from './ad-content.ts'
import type { AdValues } from './brand.ts'
import { useEvidence } from './evidence.ts'
import { useUser } from './session.ts'

/** What is known to be missing or invalid in an ad. */
export interface KnownReadiness extends AdJudgement {
  /** Whether the ad is ready for its launch (EDT-12). */
  readonly isLaunchable: boolean
}

type JudgedBrand = Pick<IdeaWithBalloons, 'adAccountType' | 'facebookAdAccount' | 'role' | 'url'>

/**
 * The context for judging a brand's ad; the plan is that of the brand's owner, who pays, and only known to
 * them.
 */
export function judgementContext(
  { adAccountType, facebookAdAccount, role, url }: JudgedBrand,
  platform: AdPlatform,
  user: Pick<User, 'plan' | 'subscriptionCurrency'> | null,
): JudgementContext {
  return {
    currency: user?.subscriptionCurrency ?? 'EUR',
    websiteUrl: url,
    adAccountType: adAccountType[platform] ?? 'provider',
    planLabel: role === 'owner' && user ? user.plan.labelKey : null,
    pageId: facebookAdAccount?.pageId ?? null,
  }
}

/** The readiness of an ad of the open brand, computed only when one of its inputs changes (EDT-12). */
export function useAdReadiness(
  idea: IdeaWithBalloons,
  balloonId: string,
  { campaignId: componentId, platform }: AdContent,
  values: AdValues,
): KnownReadiness {
  const evidence = useEvidence(idea._id, balloonId)
  const user = useUser()
  // Both are new objects at every render, so their content is compared.
  const known = JSON.stringify({ values, context: judgementContext(idea, platform, user) })
  return useMemo(() => {
    const parsed = JSON.parse(known) as { values: AdValues; context: JudgementContext }
    const judgement = judgeAd(parsed.values, { componentId, platform }, parsed.context, evidence)
    return { ...judgement, isLaunchable: isLaunchable(judgement) }
  }, [known, componentId, platform, evidence])
}
