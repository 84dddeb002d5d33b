import type { AutopilotLog, AutopilotState } from '@aloft/domain/ads/autopilot.entity'
import type { AutopilotLever } from '@aloft/domain/ads/autopilot.rules'
import { autopilotPollMs } from '@aloft/domain/core/timings'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

/** The autopilot of an ad and its log, the newest entry first, as the server tells them. */
export interface AutopilotData {
  readonly state: AutopilotState
  readonly logs: readonly AutopilotLog[]
}

/** What its user may ask of it. */
export type AutopilotRequest =
  | { readonly type: 'SWITCH'; readonly isOn: boolean }
  /** Takes a lever back. */
  | { readonly type: 'LIFT'; readonly lever: AutopilotLever }
  /** Has it look now (AUT-03). */
  | { readonly type: 'LOOK' }

export type AutopilotFailure = 'oneOffAd' | 'adNotStopped' | 'inProgress' | 'notHeld' | 'generic'

export type AutopilotEvent = AutopilotRequest | { readonly type: 'RELOAD' }

export interface AutopilotContext {
  readonly data: AutopilotData | null
  /** What was asked last. */
  readonly wish: AutopilotRequest | null
  /** Why that was not done. */
  readonly failure: AutopilotFailure | null
}

/** Whether a look that was asked for is under way. */
export function isEvaluating({ data }: Pick<AutopilotContext, 'data'>): boolean {
  return data?.logs.some(({ state }) => state === 'inProgress') ?? false
}

/**
 * The autopilot of one ad on its page: read once, asked for one thing at a time and read anew after each, and looked
 * after for as long as a look is under way.
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
  guards: { isLooking: ({ context }) => isEvaluating(context) },
  actions: {
    keep: assign((_, data: AutopilotData) => ({ data })),
    wish: assign(({ event }) => (event.type === 'RELOAD' ? {} : { wish: event, failure: null })),
    fail: assign((_, failure: AutopilotFailure | null) => ({ failure })),
  },
}).createMachine({
  id: 'autopilot',
  context: { data: null, wish: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'told', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { RELOAD: 'loading' } },
    told: { always: [{ guard: 'isLooking', target: 'looking' }, { target: 'resting' }] },
    resting: {
      on: {
        SWITCH: { target: 'asking', actions: 'wish' },
        LIFT: { target: 'asking', actions: 'wish' },
        LOOK: { target: 'asking', actions: 'wish' },
        RELOAD: 'reading',
      },
    },
    asking: {
      tags: 'pending',
      invoke: {
        src: 'ask',
        input: ({ context: { wish } }) => {
          if (!wish) throw new Error('nothing was asked')
          return wish
        },
        onDone: { target: 'reading', actions: { type: 'fail', params: ({ event }) => event.output } },
        onError: { target: 'reading', actions: { type: 'fail', params: 'generic' } },
      },
    },
    reading: {
      tags: 'pending',
      invoke: {
        src: 'load',
        onDone: { target: 'told', actions: { type: 'keep', params: ({ event }) => event.output } },
        // What was read before stands, and is read again where something is awaited.
        onError: 'told',
      },
    },
    looking: { after: { poll: 'reading' } },
  },
})
