import { params } from '../core/params.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { overlapsIn, type Place } from './places.rules.ts'

/** Places that a Google ad takes (TGT-02), and interests that Facebook and Instagram ads do well with (TGT-03). */
export const targetingLimits = { googleLocations: 10, advisedInterests: 5 } as const

/** Whom an ad of Facebook or Instagram is aimed at, and where an ad of any platform is shown. */
export interface TargetedPlaces {
  readonly platform: AdPlatform
  readonly locations: readonly Place[]
  /** Google knows none. */
  readonly interests: readonly string[]
}

/** Why places and interests keep an ad from its launch, keyed by what they are about. */
export interface TargetingFailures {
  readonly locations?: 'tooManyLocations' | 'overlappingLocations' | 'noLocationOrInterest' | 'noLocation'
  readonly interests?: 'tooManyInterests'
}

/** Most places of an ad, or null where the platform takes more than anybody picks (TGT-02). */
export function maxLocations(platform: AdPlatform): number | null {
  return platform === 'google' ? targetingLimits.googleLocations : null
}

/**
 * What is wrong with the places and interests of an ad: Google takes 10 places, Facebook and Instagram ask for a place
 * or an interest and take 25 interests, and no two places may overlap (TGT-02, TGT-03, TGT-04).
 */
export function checkTargeting({ platform, locations, interests }: TargetedPlaces): TargetingFailures {
  const most = maxLocations(platform)
  const isNowhere = locations.length === 0 && (platform === 'google' || interests.length === 0)
  return {
    ...(isNowhere && { locations: platform === 'google' ? 'noLocation' : 'noLocationOrInterest' }),
    ...(overlapsIn(locations).length > 0 && { locations: 'overlappingLocations' }),
    ...(most !== null && locations.length > most && { locations: 'tooManyLocations' }),
    ...(platform !== 'google' && interests.length > params.maxInterests && { interests: 'tooManyInterests' }),
  }
}

/** Whether an ad has more interests than are good for it: a hint, not a failure (TGT-03). */
export function hasManyInterests(count: number): boolean {
  return count > targetingLimits.advisedInterests
}
