import type { Goal } from '../core/goals.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** What speaks for a platform where the user leaves the choice to us. */
export interface PlatformHints {
  readonly goal: Goal | null
  /** Usable pictures of the brand. */
  readonly numPictures: number
  /** Offers with a price. */
  readonly numOffers: number
  /** The brief says in a sentence what the business is. */
  readonly isDescribed: boolean
}

/**
 * The platform for an ad whose maker says "pick for me" (GEN-03), or null where nothing speaks for any (GEN-14).
 * Who wants enquiries is searched for; what can be shown is shown; priced offers without pictures are searched for. With
 * a sentence alone the ad makes the business known, which is the goal where none is named (ENT-13).
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
