import type { FirstAd } from '@aloft/domain/ads/ad-generation.entity'
import { type AdGenFailure, adGenProgress } from '@aloft/domain/ads/ad-generation.rules'
import type { SnapshotFrom } from 'xstate'
import type { firstAdsMachine, FirstAdsOffer } from './first-ads.machine.ts'

export interface FirstAdView extends FirstAd {
  /** 0 to 100, and 100 only once it's done (OPN-44). */
  readonly progress: number
  /** It failed, and its button retries it. */
  readonly canRetry: boolean
  /** Its button was pressed. */
  readonly isRetrying: boolean
}

export interface FirstAdsView {
  readonly stage: 'loading' | 'failed' | 'unoffered' | 'offered' | 'making' | 'over'
  readonly offer: FirstAdsOffer | null
  readonly ads: readonly FirstAdView[]
  /** The press is being processed. */
  readonly isPending: boolean
  /** Why the last press ordered nothing. */
  readonly failure: AdGenFailure | undefined
}

/** What the page of the first ads needs. */
export function connectFirstAds(snapshot: SnapshotFrom<typeof firstAdsMachine>): FirstAdsView {
  const { firstAds, offer, platform, failure, nowMs } = snapshot.context
  const stage = stageOf(snapshot)
  const isPending = snapshot.hasTag('pending')
  return {
    stage,
    offer,
    ads: (firstAds?.ads ?? []).map((ad) => {
      const isRetrying = isPending && ad.platform === platform
      return {
        ...ad,
        progress: progressOf(ad, nowMs),
        canRetry: ad.status === 'FAIL' && snapshot.matches('over'),
        isRetrying,
      }
    }),
    isPending,
    failure: failure ?? undefined,
  }
}

function progressOf({ status, date }: FirstAd, nowMs: number): number {
  if (status === 'DONE') return 100
  return status === 'IN_PROGRESS' && date ? adGenProgress(nowMs - date.getTime()) : 0
}

function stageOf(snapshot: SnapshotFrom<typeof firstAdsMachine>): FirstAdsView['stage'] {
  if (snapshot.matches('making') || snapshot.matches('paused')) return 'making'
  if (snapshot.matches('over')) return 'over'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('unoffered')) return 'unoffered'
  if (snapshot.matches('loading')) return snapshot.context.firstAds ? 'making' : 'loading'
  // While a failed ad is retried, the others stay visible.
  return snapshot.context.firstAds ? 'over' : 'offered'
}
