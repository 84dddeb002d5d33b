import type { AdPlatform } from '../ideas/platforms.rules.ts'

/**
 * Places that a Google ad accepts (TGT-02), and the number of interests that works well on Facebook and Instagram
 * (TGT-03).
 */
export const targetingLimits = { googleLocations: 10, advisedInterests: 5 } as const

/** Maximum places of an ad, or null if the platform accepts more than anybody picks (TGT-02). */
export function maxLocations(platform: AdPlatform): number | null {
  return platform === 'google' ? targetingLimits.googleLocations : null
}

/** Whether an ad has more interests than recommended: a hint, not a failure (TGT-03). */
export function hasManyInterests(count: number): boolean {
  return count > targetingLimits.advisedInterests
}
