import type { FirstAds } from '@aloft/domain/ads/ad-generation.entity'
import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import { progressTickMs, statusPollMs } from '@aloft/domain/core/timings'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { assign, cancel, emit, fromPromise, raise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

/** What an order placed now would create, as the server returns it. */
export interface FirstAdsOffer {
  /** All platforms, the first ad's first. */
  readonly platforms: readonly AdPlatform[]
  /** How many of them the tokens cover. */
  readonly count: number
  readonly tokens: number
}

/** What the server knows about a brand's first ads, and the product clock's time in milliseconds. */
export interface FirstAdsPoll {
  readonly firstAds: FirstAds | null
  readonly offer: FirstAdsOffer | null
  readonly nowMs: number
}

export type OrderResult =
  | { readonly firstAds: FirstAds; readonly nowMs: number }
  | { readonly failure: AdGenFailure }

export type FirstAdsEvent =
  /** Orders the ads. */
  | { readonly type: 'CREATE' }
  /** Retries a single failed ad. */
  | { readonly type: 'RETRY'; readonly platform: AdPlatform }
  | { readonly type: 'RELOAD' }
  /** The tab was hidden or shown. A hidden tab doesn't poll. */
  | { readonly type: 'HIDE' }
  | { readonly type: 'SHOW' }
  /** The machine sends this to itself while ads are in progress. */
  | { readonly type: 'TICK' }

/** Emitted once for each ad that finishes while it's watched. */
export interface FirstAdDone {
  readonly type: 'AD_DONE'
}

export interface FirstAdsContext {
  readonly firstAds: FirstAds | null
  readonly offer: FirstAdsOffer | null
  /** The failed ad being retried; null for a whole order. */
  readonly platform: AdPlatform | null
  /** Why nothing was ordered. */
  readonly failure: AdGenFailure | null
  /** The product clock's time in milliseconds; it advances between polls. */
  readonly nowMs: number
  readonly isHidden: boolean
}

function countDone(firstAds: FirstAds | null): number {
  return firstAds?.ads.filter(({ status }) => status === 'DONE').length ?? 0
}

const remember = {
  type: 'remember',
  params: ({ event }: { event: { readonly output: FirstAdsPoll } }) => event.output,
} as const

const hasOutcome = (is: 'open' | 'over' | 'offered') =>
  ({
    type: 'hasOutcome',
    params: ({ event }: { event: { readonly output: FirstAdsPoll } }) => ({ poll: event.output, is }),
  }) as const

/**
 * The first ads of a brand (ONB-01): offered, ordered with one button, and polled every 400 ms while they're in
 * progress (GEN-04). It starts by asking the server, so a reload finds their current state.
 */
export const firstAdsMachine = setup({
  types: {
    context: {} as FirstAdsContext,
    events: {} as FirstAdsEvent,
    emitted: {} as FirstAdDone,
    tags: {} as 'pending',
  },
  actors: {
    load: fromPromise<FirstAdsPoll>(unprovided),
    order: fromPromise<OrderResult, { platform: AdPlatform | null }>(unprovided),
  },
  delays: { poll: statusPollMs, tick: progressTickMs },
  guards: {
    isHidden: ({ context }) => context.isHidden,
    hasOrder: ({ context }) => context.firstAds !== null,
    hasOutcome: (_, { poll, is }: { poll: FirstAdsPoll; is: 'open' | 'over' | 'offered' }) =>
      is === 'offered' ? poll.offer !== null : poll.firstAds?.isOpen === (is === 'open'),
    isBegun: (_, result: OrderResult) => 'firstAds' in result,
    isAlreadyRunning: (_, result: OrderResult) => 'failure' in result && result.failure === 'ALREADY_RUNNING',
    hasFailedAd: ({ context }, { platform }: { platform: AdPlatform }) =>
      context.firstAds?.ads.some((ad) => ad.platform === platform && ad.status === 'FAIL') ?? false,
    canPay: ({ context }) => (context.offer?.count ?? 0) > 0,
  },
  actions: {
    // While ads are in progress, the reason why an earlier press failed no longer matters.
    remember: assign((_, { firstAds, offer, nowMs }: FirstAdsPoll) => ({
      firstAds,
      offer,
      nowMs,
      ...(firstAds?.isOpen && { failure: null }),
    })),
    notifyDone: emit({ type: 'AD_DONE' }),
    begin: assign((_, result: OrderResult) =>
      'firstAds' in result ? { firstAds: result.firstAds, offer: null, nowMs: result.nowMs } : {},
    ),
    choose: assign((_, { platform }: { platform: AdPlatform | null }) => ({ platform, failure: null })),
    fail: assign((_, { failure }: { failure: AdGenFailure }) => ({ failure })),
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
    tick: assign(({ context }) => ({ nowMs: context.nowMs + progressTickMs })),
    scheduleTick: raise({ type: 'TICK' }, { delay: 'tick', id: 'tick' }),
  },
}).createMachine({
  id: 'firstAds',
  context: {
    firstAds: null,
    offer: null,
    platform: null,
    failure: null,
    nowMs: 0,
    isHidden: false,
  },
  initial: 'loading',
  on: { HIDE: { actions: 'hide' }, SHOW: { actions: 'show' } },
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          { guard: hasOutcome('open'), target: 'making', actions: remember },
          { guard: hasOutcome('over'), target: 'over', actions: remember },
          { guard: hasOutcome('offered'), target: 'offered', actions: remember },
          { target: 'unoffered', actions: remember },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { RELOAD: 'loading' } },
    /** Without a brief, nothing is offered. */
    unoffered: {},
    offered: {
      on: {
        RELOAD: 'loading',
        CREATE: {
          guard: 'canPay',
          target: 'ordering',
          actions: { type: 'choose', params: { platform: null } },
        },
      },
    },
    ordering: {
      tags: 'pending',
      invoke: {
        src: 'order',
        input: ({ context }) => ({ platform: context.platform }),
        onDone: [
          {
            guard: { type: 'isBegun', params: ({ event }) => event.output },
            target: 'making',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          {
            // Ordered in another tab: the next poll finds it.
            guard: { type: 'isAlreadyRunning', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'fail', params: { failure: 'ALREADY_RUNNING' } },
          },
          {
            target: 'refused',
            actions: {
              type: 'fail',
              params: ({ event }) => ({
                failure: 'failure' in event.output ? event.output.failure : 'FAIL',
              }),
            },
          },
        ],
        onError: { target: 'refused', actions: { type: 'fail', params: { failure: 'FAIL' } } },
      },
    },
    refused: { always: [{ guard: 'hasOrder', target: 'over' }, { target: 'offered' }] },
    making: {
      initial: 'waiting',
      entry: 'scheduleTick',
      exit: cancel('tick'),
      always: { guard: 'isHidden', target: 'paused' },
      on: { TICK: { actions: ['tick', 'scheduleTick'] } },
      states: {
        asking: {
          invoke: {
            src: 'load',
            onDone: [
              {
                guard: ({ context, event }) => countDone(event.output.firstAds) > countDone(context.firstAds),
                target: 'counting',
                actions: [remember, 'notifyDone'],
              },
              { target: 'counting', actions: remember },
            ],
            // The client has already retried: a failed poll is skipped.
            onError: 'waiting',
          },
        },
        counting: {
          always: [
            { guard: ({ context }) => context.firstAds?.isOpen === true, target: 'waiting' },
            { target: '#firstAds.over' },
          ],
        },
        waiting: { after: { poll: 'asking' } },
      },
    },
    paused: { on: { SHOW: { target: 'making.asking', actions: 'show' } } },
    over: {
      on: {
        RELOAD: 'loading',
        RETRY: {
          guard: { type: 'hasFailedAd', params: ({ event }) => event },
          target: 'ordering',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
  },
})
