import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** Places that a Google ad takes (TGT-02), and interests that Facebook and Instagram ads do well with (TGT-03). */
export const targetingLimits = { googleLocations: 10, advisedInterests: 5 } as const

/** Most places of an ad, or null where the platform takes more than anybody picks (TGT-02). */
export function maxLocations(platform: AdPlatform): number | null {
  return platform === 'google' ? targetingLimits.googleLocations : null
}

/** Whether an ad has more interests than are good for it: a hint, not a failure (TGT-03). */
export function hasManyInterests(count: number): boolean {
  return count > targetingLimits.advisedInterests
}
