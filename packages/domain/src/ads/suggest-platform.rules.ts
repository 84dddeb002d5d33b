import type { Goal } from '../core/goals.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** What suggests a platform if the user leaves the choice to us. */
export interface PlatformHints {
  readonly goal: Goal | null
  /** Usable pictures of the brand. */
  readonly numPictures: number
  /** Offers with a price. */
  readonly numOffers: number
  /** The brief has a sentence that says what the business is. */
  readonly isDescribed: boolean
}

/**
 * The platform for an ad with "pick for me" (GEN-03), or null if nothing suggests one (GEN-14). Enquiries come from
 * search, and pictures are shown in feeds; priced offers without pictures are for search. With only a sentence, the ad
 * aims for awareness, which is the default goal (ENT-13).
 */
export function suggestPlatform({
  goal,
  numPictures,
  numOffers,
  isDescribed,
}: PlatformHints): AdPlatform | null {
  if (goal === 'leads') return 'google'
  if (numPictures >= 3) return goal === 'awareness' ? 'instagram' : 'facebook'
  if (numPictures > 0) return 'facebook'
  if (numOffers > 0 || goal === 'sales') return 'google'
  return goal === 'awareness' || isDescribed ? 'facebook' : null
}
