import type { Goal } from '../core/goals.ts'
import { type AdPlatform, adPlatforms } from '../ideas/platforms.rules.ts'
import { tokenPrices } from '../plans/tokens.rules.ts'
import type { WebsiteData } from '../scans/website-data.entity.ts'
import type { AdParams } from './ad-generation.entity.ts'
import { pickedForMe } from './wizard-params.rules.ts'

// ONB-01, OPN-54

/** The platforms of the first ads in the order of creation, the one that suits the brand best first. */
export function firstAdPlatforms(best: AdPlatform | null): readonly AdPlatform[] {
  if (best === null) return adPlatforms
  return [best, ...adPlatforms.filter((platform) => platform !== best)]
}

/** How many first ads the token balance covers: at most one for each platform. */
export function countFirstAds(tokens: number): number {
  return Math.min(adPlatforms.length, Math.max(0, Math.floor(tokens / tokenPrices.ad)))
}

/**
 * The request for each first ad, in the order of `platforms`. A search ad is about the whole brand. Each ad with a
 * picture shows an offer with its own price and picture, as far as the website has such offers.
 */
export function firstAdParams(
  platforms: readonly AdPlatform[],
  brand: { readonly ideaId: string; readonly goal: Goal | null; readonly website: WebsiteData | null },
): readonly AdParams[] {
  const { ideaId, goal, website } = brand
  const offers = (website?.offers ?? [])
    .map(({ value }) => value)
    .filter(({ price, pictureUrl }) => price !== null && pictureUrl !== undefined)
  const pictured = platforms.filter((platform) => platform !== 'google')
  return platforms.map((platform) => {
    const offer = platform === 'google' ? undefined : offers[pictured.indexOf(platform)]
    return {
      ...pickedForMe,
      ideaId,
      platform,
      details: {
        ...pickedForMe.details,
        goal,
        ...(offer && { offeringType: 'product', offeringName: offer.name }),
      },
    }
  })
}
