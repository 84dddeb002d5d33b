import type { AdParams, FirstAd, FirstAds } from '@aloft/domain/ads/ad-generation.entity'
import { type AdGenFailure, adGenSteps } from '@aloft/domain/ads/ad-generation.rules'
import { type AdPlatform, isAdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { TaskRow } from '../../tasks/task.repo.ts'

export const firstAdsKind = 'first-ads'

/** The requested ads, in the order they are generated. */
export interface FirstAdsInput {
  readonly ads: readonly AdParams[]
}

/** An ad of an order that no longer waits: it was started, or could not be. */
export interface OrderedAd {
  readonly platform: AdPlatform
  readonly runId: string | null
  readonly balloonId: string | null
  /** Why it could not be started or generated. */
  readonly failure: AdGenFailure | null
}

export interface FirstAdsResult {
  readonly ads: readonly OrderedAd[]
}

/** An ad's task, as its order reads it. */
export interface OrderedTask {
  readonly id: string
  readonly status: TaskRow['status']
  readonly failure: string | null
  readonly date: string
  readonly steps: readonly string[]
}

export type OrderRow = TaskRow & { readonly tasks: readonly OrderedTask[] }

/** The requested ads of an order. */
export function paramsOf(order: TaskRow): readonly AdParams[] {
  return (order.input as FirstAdsInput).ads
}

/** The ads of an order that were started or could not be. */
export function beganOf(order: TaskRow): readonly OrderedAd[] {
  return (order.result as FirstAdsResult | null)?.ads ?? []
}

/** All ads of an order that has ended; those never started have failed. */
export function endedAds(order: TaskRow): readonly OrderedAd[] {
  const began = beganOf(order)
  return paramsOf(order).flatMap(({ platform }) => {
    if (!isAdPlatform(platform)) return []
    const ad = began.find((one) => one.platform === platform)
    return [ad ?? { platform, runId: null, balloonId: null, failure: 'FAIL' }]
  })
}

/** An order for the wire. If the order has ended, its unfinished ads have failed. */
export function wireFirstAds(order: OrderRow): FirstAds {
  const isOpen = order.status === 'IN_PROGRESS'
  const began = beganOf(order)
  return {
    _id: order.id,
    isOpen,
    ads: paramsOf(order).flatMap(({ platform }) => {
      if (!isAdPlatform(platform)) return []
      const ad = began.find((one) => one.platform === platform)
      const task = order.tasks.find(({ id }) => id === ad?.runId)
      return [wireFirstAd(platform, { ad, task, isOpen })]
    }),
  }
}

function wireFirstAd(
  platform: AdPlatform,
  { ad, task, isOpen }: { ad: OrderedAd | undefined; task: OrderedTask | undefined; isOpen: boolean },
): FirstAd {
  if (task) {
    return {
      platform,
      status: task.status,
      balloonId: task.status === 'FAIL' ? null : (ad?.balloonId ?? null),
      failureStatus: task.failure as AdGenFailure | null,
      steps: adGenSteps.filter((step) => task.steps.includes(step)),
      date: new Date(task.date),
    }
  }
  const isWaiting = !ad && isOpen
  return {
    platform,
    status: isWaiting ? 'WAITING' : 'FAIL',
    balloonId: null,
    failureStatus: isWaiting ? null : (ad?.failure ?? 'FAIL'),
    steps: [],
    date: null,
  }
}
