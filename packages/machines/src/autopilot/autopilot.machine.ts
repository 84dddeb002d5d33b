import type { AutopilotLog, AutopilotState } from '@aloft/domain/ads/autopilot.entity'
import type { AutopilotLever } from '@aloft/domain/ads/autopilot.rules'
import { autopilotPollMs } from '@aloft/domain/core/timings'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

/** The autopilot of an ad and its log, newest entry first, as the server returns them. */
export interface AutopilotData {
  readonly state: AutopilotState
  readonly logs: readonly AutopilotLog[]
}

/** Requests that its user can make. */
export type AutopilotRequest =
  | { readonly type: 'SWITCH'; readonly isOn: boolean }
  /** Releases a lever from its hold. */
  | { readonly type: 'LIFT'; readonly lever: AutopilotLever }
  /** Evaluates the ad now (AUT-03). */
  | { readonly type: 'EVALUATE' }

export type AutopilotFailure = 'oneOffAd' | 'adNotStopped' | 'inProgress' | 'notHeld' | 'generic'

export type AutopilotEvent = AutopilotRequest | { readonly type: 'RELOAD' }

export interface AutopilotContext {
  readonly data: AutopilotData | null
  /** The last request. */
  readonly request: AutopilotRequest | null
  /** Why it failed. */
  readonly failure: AutopilotFailure | null
}

/** Whether a requested evaluation is in progress. */
export function isEvaluating({ data }: Pick<AutopilotContext, 'data'>): boolean {
  return data?.logs.some(({ state }) => state === 'inProgress') ?? false
}

/**
 * The autopilot of one ad on its page: loaded once, handling one request at a time and reloading after each, and polled
 * while an evaluation is in progress.
 */
export const autopilotMachine = setup({
  types: {
    context: {} as AutopilotContext,
    events: {} as AutopilotEvent,
    tags: {} as 'pending',
  },
  actors: {
    load: fromPromise<AutopilotData>(unprovided),
    ask: fromPromise<AutopilotFailure | null, AutopilotRequest>(unprovided),
  },
  delays: { poll: autopilotPollMs },
  guards: { isEvaluating: ({ context }) => isEvaluating(context) },
  actions: {
    keep: assign((_, data: AutopilotData) => ({ data })),
    setRequest: assign(({ event }) => (event.type === 'RELOAD' ? {} : { request: event, failure: null })),
    fail: assign((_, failure: AutopilotFailure | null) => ({ failure })),
  },
}).createMachine({
  id: 'autopilot',
  context: { data: null, request: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'loaded', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { RELOAD: 'loading' } },
    loaded: { always: [{ guard: 'isEvaluating', target: 'evaluating' }, { target: 'resting' }] },
    resting: {
      on: {
        SWITCH: { target: 'asking', actions: 'setRequest' },
        LIFT: { target: 'asking', actions: 'setRequest' },
        EVALUATE: { target: 'asking', actions: 'setRequest' },
        RELOAD: 'reading',
      },
    },
    asking: {
      tags: 'pending',
      invoke: {
        src: 'ask',
        input: ({ context: { request } }) => {
          if (!request) throw new Error('nothing was asked')
          return request
        },
        onDone: { target: 'reading', actions: { type: 'fail', params: ({ event }) => event.output } },
        onError: { target: 'reading', actions: { type: 'fail', params: 'generic' } },
      },
    },
    reading: {
      tags: 'pending',
      invoke: {
        src: 'load',
        onDone: { target: 'loaded', actions: { type: 'keep', params: ({ event }) => event.output } },
        // The previously loaded data stays, and is polled if an evaluation is in progress.
        onError: 'loaded',
      },
    },
    evaluating: { after: { poll: 'reading' } },
  },
})
