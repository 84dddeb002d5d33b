import type { AdLimit } from './ad-limit.entity.ts'
import { type ActivityToRead, isActive } from './publish.rules.ts'

/** An ad that isn't archived, with what decides whether it counts (PUB-01). */
export interface CountedAd extends ActivityToRead {
  readonly id: string
}

/**
 * The plan's maximum of active ads with their number if it's reached and no ad can be created; otherwise null (GEN-09).
 */
export function newAdLimit(ads: readonly CountedAd[], maxAds: number): AdLimit | null {
  return limitAt(ads.filter(isActive).length, maxAds)
}

/**
 * The same for an ad that's about to go live. It's null for one that's already active. An ad that waits for its payment
 * keeps its place, because an ad that was paid for isn't refused.
 */
export function launchLimit(ads: readonly CountedAd[], balloonId: string, maxAds: number): AdLimit | null {
  const others = ads.filter(({ id }) => id !== balloonId)
  const isRunning = ads.some((ad) => ad.id === balloonId && isActive(ad))
  const taken = others.filter((ad) => isActive(ad) || ad.status === 'pending')
  return isRunning ? null : limitAt(taken.length, maxAds)
}

function limitAt(count: number, limit: number): AdLimit | null {
  return count >= limit ? { limit, count } : null
}
