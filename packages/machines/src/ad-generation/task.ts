import type { AdGenStatus, AdParams } from '@aloft/domain/ads/ad-generation.entity'
import type { AdGenFailure, AdGenStep } from '@aloft/domain/ads/ad-generation.rules'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'

/** Result of one poll: the brand's newest task, null if it has none, and the time of the product's clock. */
export interface AdGenPoll {
  readonly status: AdGenStatus | null
  readonly now: Date
}

export type CreateAdResult =
  | { readonly ideaId: string; readonly balloonId: string }
  | {
      readonly failureStatus: AdGenFailure
      /** With MAX_ADS: how full the plan is. */
      readonly adLimit?: AdLimit
    }

export type Refusal = Extract<CreateAdResult, { readonly failureStatus: AdGenFailure }>

/** The finished ad. */
export interface FinishedAd {
  readonly statusId: string
  readonly ideaId: string
  readonly balloonId: string
}

export type AdGenerationEvent =
  | { readonly type: 'CREATE'; readonly params: AdParams }
  /** The user dismissed this task's banner. */
  | { readonly type: 'DISMISS' }
  | { readonly type: 'FORGET_FAILURE' }
  /** An ad may have been started elsewhere: in the ad store or another tab. */
  | { readonly type: 'CHECK' }
  | { readonly type: 'CHANGE_BRAND'; readonly ideaId: string | null }
  /** The tab was hidden or shown. A hidden tab doesn't poll. */
  | { readonly type: 'HIDE' }
  | { readonly type: 'SHOW' }
  /** The machine sends this to itself while a task is watched. */
  | { readonly type: 'TICK' }

/** Emitted once for each failure, even if the state stays the same. */
export type AdGenerationFailed = {
  readonly type: 'FAILED'
  readonly failure: AdGenFailure
  readonly adLimit?: AdLimit
}

export interface AdGenerationContext {
  /** The current brand; null if there's none. */
  readonly ideaId: string | null
  readonly statusId: string | null
  readonly balloonId: string | null
  readonly platform: AdPlatform | null
  readonly steps: readonly AdGenStep[]
  /** Time since the task started. */
  readonly elapsedMs: number
  /** 0 to 100; null while there's no bar. */
  readonly progress: number | null
  readonly failure: AdGenFailure | null
  /** The task whose banner the user dismissed. */
  readonly dismissedId: string | null
  /** Tasks whose end was announced, so that none is announced twice. */
  readonly handledIds: readonly string[]
  readonly isHidden: boolean
  /** The last poll for a task got no answer, so another follows. */
  readonly hasMissed: boolean
}

/** The task-related part of the context when there's no task. */
export const noTask = {
  statusId: null,
  balloonId: null,
  platform: null,
  steps: [],
  elapsedMs: 0,
  progress: null,
} as const satisfies Partial<AdGenerationContext>

/** Why no ad was started. */
export function refusalOf(result: CreateAdResult): Refusal {
  return 'failureStatus' in result ? result : { failureStatus: 'FAIL' }
}

/** The ad of the finished task. */
export function finishedAd({ statusId, ideaId, balloonId }: AdGenerationContext): FinishedAd {
  return { statusId: statusId ?? '', ideaId: ideaId ?? '', balloonId: balloonId ?? '' }
}
