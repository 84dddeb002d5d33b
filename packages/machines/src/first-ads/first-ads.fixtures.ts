import type { FirstAd, FirstAds } from '@aloft/domain/ads/ad-generation.entity'
import { adGenSteps } from '@aloft/domain/ads/ad-generation.rules'
import type { FirstAdsOffer } from './first-ads.machine.ts'

const platforms = ['facebook', 'google', 'instagram'] as const
/** The time at which the second ad of every scene has been in progress for 15 seconds. */
export const sceneMs = Date.UTC(2026, 10, 21, 12, 0, 30)

/** An order of three ads with these statuses; open while one of them is in progress or waiting. */
export function firstAdsOf(statuses: readonly FirstAd['status'][]): FirstAds {
  return {
    _id: '0197a000-0000-7000-8000-000000000010',
    isOpen: statuses.some((status) => status === 'IN_PROGRESS' || status === 'WAITING'),
    ads: statuses.map((status, place) => ({
      platform: platforms[place] ?? 'google',
      status,
      balloonId:
        status === 'WAITING' || status === 'FAIL' ? null : `0197a000-0000-7000-8000-00000000002${place}`,
      failureStatus: status === 'FAIL' ? 'FAIL' : null,
      steps: status === 'DONE' ? [...adGenSteps] : status === 'IN_PROGRESS' ? ['brief'] : [],
      date: status === 'WAITING' ? null : new Date(sceneMs - 30_000 + 15_000 * place),
    })),
  }
}

/** An offer of this many ads. */
export function offerOf(count: number): FirstAdsOffer {
  return { platforms, count, tokens: count * 10 }
}
