import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { type AdGenFailure, adGenProgress } from '@aloft/domain/ads/ad-generation.rules'
import { progressHideMs } from '@aloft/domain/ads/progress-bar.rules'
import { retryMs, progressTickMs, statusPollMs } from '@aloft/domain/core/timings'
import { and, assign, cancel, emit, fromPromise, not, raise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'
import { afterPoll, type PollVerdict, verdictOf } from './poll.ts'
import {
  type AdGenerationContext,
  type AdGenerationEvent,
  type AdGenerationFailed,
  type AdGenPoll,
  type CreateAdResult,
  type FinishedAd,
  finishedAd,
  noTask,
  type Refusal,
  refusalOf,
} from './task.ts'

interface PollDone {
  readonly context: AdGenerationContext
  readonly event: { readonly output: AdGenPoll }
}

// Named after what it requests, so that a chart of the machine is readable.
const hasVerdict = <Verdict extends PollVerdict>(verdict: Verdict) =>
  ({ type: 'hasVerdict', params: verdict }) as const

const remember = { type: 'remember', params: ({ event }: PollDone) => event.output } as const

// The state after a poll that finds no ad in progress.
const endings = [
  { guard: hasVerdict('doneJustNow'), target: '#adGeneration.done.justNow', actions: remember },
  { guard: hasVerdict('dismissed'), target: '#adGeneration.done.dismissed', actions: remember },
  { guard: hasVerdict('doneUnseen'), target: '#adGeneration.catchingUp', actions: remember },
  {
    guard: hasVerdict('failed'),
    target: '#adGeneration.failed',
    actions: [
      remember,
      'handle',
      'forgetTask',
      {
        type: 'fail',
        params: ({ event }: PollDone) => ({ failure: event.output.status?.failureStatus ?? 'FAIL' }),
      },
      'notifyFailure',
    ],
  },
  { target: '#adGeneration.idle', actions: 'forgetTask' },
] as const

// An ad is already in progress, so the server isn't asked (GEN-08).
const refused = {
  actions: [{ type: 'fail', params: { failure: 'ALREADY_RUNNING' } }, 'notifyFailure'],
} as const

// A placeholder: the app stores it on the device.
const providedByApp: (_: unknown, task: { readonly statusId: string | null }) => void = () => undefined

const dismissed = {
  guard: 'hasTask',
  actions: [
    'dismiss',
    {
      type: 'keepDismissed',
      params: ({ context }: { context: AdGenerationContext }) => ({ statusId: context.statusId }),
    },
  ],
} as const

/**
 * Generation of an ad for the current brand: requested, then polled every 400 ms until it ends (GEN-04, MAC-02).
 * It starts with a poll, so a reload finds the task where it was.
 */
export const adGenerationMachine = setup({
  types: {
    context: {} as AdGenerationContext,
    events: {} as AdGenerationEvent,
    emitted: {} as AdGenerationFailed,
    input: {} as { ideaId: string | null; dismissedId: string | null },
    tags: {} as 'running',
  },
  actors: {
    poll: fromPromise<AdGenPoll, { ideaId: string }>(unprovided),
    createAd: fromPromise<CreateAdResult, AdParams>(unprovided),
    /** Reloads the brand and records `firstAdCreated` (GEN-05, GEN-06). */
    finish: fromPromise<void, FinishedAd>(unprovided),
  },
  delays: {
    poll: statusPollMs,
    retry: retryMs,
    tick: progressTickMs,
    hideProgress: progressHideMs,
  },
  guards: {
    hasBrand: ({ context }) => context.ideaId !== null,
    hasFailure: ({ context }) => context.failure !== null,
    hasMissed: ({ context }) => context.hasMissed,
    hasTask: ({ context }) => context.statusId !== null,
    isHidden: ({ context }) => context.isHidden,
    isRefused: (_, result: CreateAdResult) => 'failureStatus' in result,
    isAlreadyRunning: (_, result: CreateAdResult) =>
      'failureStatus' in result && result.failureStatus === 'ALREADY_RUNNING',
    /** The actor's answer is an event that the machine's own event type doesn't list. */
    hasVerdict: ({ context, event }, verdict: PollVerdict) =>
      verdictOf((event as unknown as PollDone['event']).output, context) === verdict,
  },
  actions: {
    remember: assign(({ context }, poll: AdGenPoll) => afterPoll(poll, context)),
    handle: assign(({ context }) => ({
      handledIds: context.statusId ? [...context.handledIds, context.statusId] : context.handledIds,
    })),
    forgetTask: assign(noTask),
    openBrand: assign((_, { ideaId }: { ideaId: string | null }) => ({ ideaId })),
    begin: assign((_, result: CreateAdResult) =>
      'failureStatus' in result ? {} : { ideaId: result.ideaId, balloonId: result.balloonId, progress: 0 },
    ),
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
    tick: assign(({ context }) => {
      const elapsedMs = context.elapsedMs + progressTickMs
      return { elapsedMs, progress: adGenProgress(elapsedMs) }
    }),
    scheduleTick: raise({ type: 'TICK' }, { delay: 'tick', id: 'tick' }),
    fill: assign({ progress: 100 }),
    hideProgress: assign({ progress: null }),
    miss: assign({ hasMissed: true }),
    forgetMiss: assign({ hasMissed: false }),
    fail: assign((_, { failure }: { failure: AdGenFailure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    notifyFailure: emit(({ context }) => ({ type: 'FAILED', failure: context.failure ?? 'FAIL' })),
    notifyRefusal: emit((_, { failureStatus: failure, adLimit }: Refusal) => ({
      type: 'FAILED',
      failure,
      ...(adLimit && { adLimit }),
    })),
    dismiss: assign(({ context }) => ({ dismissedId: context.statusId })),
    /** Provided by the app, which stores the ID on the device, so a reload doesn't show the banner again (BGP-03). */
    keepDismissed: providedByApp,
  },
}).createMachine({
  id: 'adGeneration',
  context: ({ input }) => ({
    ...noTask,
    ...input,
    failure: null,
    handledIds: [],
    isHidden: false,
    hasMissed: false,
  }),
  initial: 'checking',
  on: {
    CREATE: '.creating',
    CHANGE_BRAND: {
      target: '.checking',
      reenter: true,
      actions: ['forgetFailure', { type: 'openBrand', params: ({ event }) => event }],
    },
    FORGET_FAILURE: { guard: 'hasFailure', actions: 'forgetFailure' },
    HIDE: { actions: 'hide' },
    SHOW: { actions: 'show' },
  },
  states: {
    checking: {
      entry: ['forgetTask', 'forgetMiss'],
      always: { guard: not('hasBrand'), target: 'idle' },
      invoke: {
        src: 'poll',
        input: ({ context }) => ({ ideaId: context.ideaId ?? '' }),
        onDone: [{ guard: hasVerdict('running'), target: 'polling', actions: remember }, ...endings],
        onError: { target: 'idle', actions: 'miss' },
      },
    },
    idle: {
      on: { CHECK: { guard: 'hasBrand', target: 'checking' } },
      // There may be a task that the failed poll missed; a hidden tab polls when it's shown.
      after: { retry: { guard: and(['hasMissed', not('isHidden')]), target: 'checking' } },
    },
    creating: {
      entry: ['forgetTask', 'forgetFailure'],
      on: { CREATE: refused },
      invoke: {
        src: 'createAd',
        input: ({ event }) => {
          if (event.type !== 'CREATE') throw new Error(`no ad is made by ${event.type}`)
          return event.params
        },
        onDone: [
          {
            // Started elsewhere: the next poll finds it.
            guard: { type: 'isAlreadyRunning', params: ({ event }) => event.output },
            target: 'checking',
            actions: refused.actions,
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: [
              { type: 'fail', params: ({ event }) => ({ failure: refusalOf(event.output).failureStatus }) },
              { type: 'notifyRefusal', params: ({ event }) => refusalOf(event.output) },
            ],
          },
          {
            target: 'polling',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'fail', params: { failure: 'FAIL' } }, 'notifyFailure'],
        },
      },
    },
    polling: {
      tags: 'running',
      initial: 'asking',
      entry: 'scheduleTick',
      exit: cancel('tick'),
      always: { guard: 'isHidden', target: 'paused' },
      on: {
        CREATE: refused,
        DISMISS: dismissed,
        TICK: { actions: ['tick', 'scheduleTick'] },
      },
      states: {
        asking: {
          invoke: {
            src: 'poll',
            input: ({ context }) => ({ ideaId: context.ideaId ?? '' }),
            onDone: [{ guard: hasVerdict('running'), target: 'waiting', actions: remember }, ...endings],
            // The client has already retried: a failed poll is skipped.
            onError: 'waiting',
          },
        },
        waiting: { after: { poll: 'asking' } },
      },
    },
    paused: {
      tags: 'running',
      always: { guard: not('isHidden'), target: 'polling' },
      on: { CREATE: refused, DISMISS: dismissed },
    },
    done: {
      initial: 'justNow',
      entry: ['handle', 'fill'],
      invoke: {
        src: 'finish',
        input: ({ context }) => finishedAd(context),
        // Nothing is lost: the brand is reloaded whenever it is opened.
        onError: {},
      },
      after: { hideProgress: { actions: 'hideProgress' } },
      on: { CHECK: 'checking' },
      states: {
        justNow: { on: { DISMISS: { ...dismissed, target: 'dismissed' } } },
        dismissed: {},
      },
    },
    catchingUp: {
      entry: ['handle', 'hideProgress'],
      invoke: {
        src: 'finish',
        input: ({ context }) => finishedAd(context),
        onDone: { target: 'idle', actions: 'forgetTask' },
        onError: { target: 'idle', actions: 'forgetTask' },
      },
    },
    failed: {
      on: { CHECK: 'checking', FORGET_FAILURE: { target: 'idle', actions: 'forgetFailure' } },
    },
  },
})
