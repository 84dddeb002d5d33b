import {
  type CheckoutFailure,
  isOfCheckout,
  type LaunchTrouble,
} from '@aloft/domain/launches/launch-failures.rules'
import type { LaunchStanding } from '@aloft/domain/launches/launch-facts.rules'
import { type PaymentOutcome, unknownOutcome } from '@aloft/domain/launches/payment-outcome.rules'
import { assign, emit, fromPromise, setup } from 'xstate'
import { adStatusView } from '../ad-status/ad-status.connect.ts'
import { unprovided } from '../core/unprovided.ts'
import type { LaunchEvent, LaunchNotice } from './events.ts'
import {
  type ActResult,
  type AdAction,
  type LaunchAction,
  type PayOrder,
  type PublishFailure,
  type StartKind,
  startKind,
  type StartResult,
} from './requests.ts'

export interface LaunchContext {
  /** Null until the facts are loaded. */
  readonly standing: LaunchStanding | null
  /** How the ad is launched, by its status when the bill was opened. */
  readonly launch: LaunchAction | null
  readonly order: PayOrder | null
  /** The provider's page. */
  readonly url: string | null
  readonly paymentId: string | null
  /** Null while the payment is being confirmed. */
  readonly outcome: PaymentOutcome | null
  readonly action: AdAction | null
  /** Why the bill couldn't be paid. */
  readonly checkoutFailure: CheckoutFailure | null
  /** The bill is paid on the page itself, instead of in a modal. */
  readonly isPaidOnPage: boolean
  /** Why the draft couldn't be published before its launch. */
  readonly publishFailure: PublishFailure | null
  /** Why the last request was refused; `rejected` if the checks show it. */
  readonly refusal: LaunchTrouble | 'rejected' | null
}

/** If the page is still here by then, the provider's page wasn't opened. */
const leaveTimeoutMs = 5_000

function given<T>(value: T | null): T {
  if (value === null) throw new Error('the launch lacks what its state needs')
  return value
}

const output = <T>({ event }: { event: { readonly output: T } }): T => event.output
const ofStart = { params: output<StartResult> }
const ofAct = { params: output<ActResult> }
const isStart = (kind: StartKind) =>
  ({
    type: 'isStart',
    params: ({ event }: { event: { readonly output: StartResult } }) => ({ result: event.output, kind }),
  }) as const

const update = {
  type: 'update',
  params: ({ event }: { event: { readonly standing: LaunchStanding } }) => event,
} as const
const decideAgain = { target: 'checking', actions: update } as const

// The plan is only mentioned once somebody wants to launch (PLN-06, GEN-09).
const planFirst = [
  { guard: 'needsPlan', actions: 'notifyPlanNeeded' },
  { guard: 'isPlanFull', actions: 'notifyPlanFull' },
] as const
// The page shows the bill itself: it's paid without being opened first.
const pay = [
  ...planFirst,
  {
    guard: 'isLaunchable',
    target: 'starting',
    actions: [
      'payOnPage',
      { type: 'pay', params: ({ event }: { event: { readonly order: PayOrder } }) => event },
    ],
  },
] as const
const launch = [...planFirst, { guard: 'isReady', target: 'checkout', actions: 'openBill' }] as const
// After a refusal the server decides again, even if the page still shows what blocks the launch.
const retry = [...planFirst, { guard: 'isLaunchable', target: 'checkout', actions: 'openBill' }] as const
const unanswered = [
  { guard: 'isOnPage', target: 'checking', actions: 'failForUnknownReason' },
  { target: 'checkout', actions: 'failForUnknownReason' },
] as const
const stop = { guard: 'canStop', target: 'acting', actions: { type: 'begin', params: 'stop' } } as const
const edit = { guard: 'canEdit', target: 'acting', actions: { type: 'begin', params: 'edit' } } as const

/**
 * The launch of one ad, from its checks to its days on the platform (LCH-04, LCH-06): what blocks it, the bill, the
 * provider's page and the return from it, the review, and what was refused. Whether it's ready is decided by the facts
 * that the server computes in the same way; what its status allows, by the ad status machine. It starts by reading
 * both, so a reload finds their current state.
 */
export const launchMachine = setup({
  types: {
    context: {} as LaunchContext,
    events: {} as LaunchEvent,
    emitted: {} as LaunchNotice,
    input: {} as { readonly standing: LaunchStanding | null },
    tags: {} as 'bill' | 'pending',
  },
  actors: {
    start: fromPromise<StartResult, { action: LaunchAction; order: PayOrder }>(unprovided),
    /** Leaves the page; resolves if the browser brings it back as it was. */
    leave: fromPromise<void, { url: string }>(unprovided),
    confirm: fromPromise<PaymentOutcome, { paymentId: string }>(unprovided),
    act: fromPromise<ActResult, { action: AdAction }>(unprovided),
  },
  delays: { leaveTimeout: leaveTimeoutMs },
  guards: {
    isKnown: ({ context }) => context.standing !== null,
    isInReview: ({ context }) => statusOf(context)?.isInReview ?? false,
    isLive: ({ context }) => statusOf(context)?.isLive ?? false,
    isRejected: ({ context }) => statusOf(context)?.isRejected ?? false,
    isReady: ({ context }) => context.standing?.isReady ?? false,
    needsPlan: ({ context: { standing } }) => standing?.needsPlan ?? false,
    isPlanFull: ({ context: { standing } }) => (standing?.adLimit ?? null) !== null,
    isLaunchable: ({ context }) => (statusOf(context)?.launch ?? null) !== null,
    canStop: ({ context }) => statusOf(context)?.actions.includes('STOP') ?? false,
    canEdit: ({ context }) =>
      statusOf(context)?.actions.some((action) => action === 'EDIT' || action === 'WITHDRAW') ?? false,
    isRefused: ({ context }) => context.refusal !== null,
    isOnPage: ({ context }) => context.isPaidOnPage,
    isOtherStatus: ({ context }, { standing }: { standing: LaunchStanding }) =>
      standing.status !== context.standing?.status,
    isStart: (_, { result, kind }: { result: StartResult; kind: StartKind }) => startKind(result) === kind,
    isUnpaid: ({ context }, result: StartResult) =>
      context.isPaidOnPage && startKind(result) === 'ofCheckout',
    isDone: (_, result: ActResult) => result.kind === 'done',
  },
  actions: {
    update: assign((_, { standing }: { standing: LaunchStanding }) => ({ standing })),
    openBill: assign(({ context }) => ({
      launch: statusOf(context)?.launch ?? null,
      isPaidOnPage: false,
      checkoutFailure: null,
    })),
    payOnPage: assign(({ context }) => ({ launch: statusOf(context)?.launch ?? null, isPaidOnPage: true })),
    pay: assign((_, { order }: { order: PayOrder }) => ({
      order,
      checkoutFailure: null,
      publishFailure: null,
      refusal: null,
    })),
    forgetPlace: assign({ isPaidOnPage: false }),
    forgetFailure: assign({ checkoutFailure: null }),
    rememberUrl: assign((_, result: StartResult) => (result.kind === 'leaving' ? { url: result.url } : {})),
    failCheckout: assign((_, result: StartResult) =>
      result.kind === 'refused' && isOfCheckout(result.failure) ? { checkoutFailure: result.failure } : {},
    ),
    failForUnknownReason: assign({ checkoutFailure: 'generic' }),
    failPublishing: assign((_, result: StartResult) =>
      result.kind === 'unpublished' ? { publishFailure: result.why } : {},
    ),
    refuseStart: assign((_, result: StartResult) =>
      result.kind === 'refused' && !isOfCheckout(result.failure) ? { refusal: result.failure } : {},
    ),
    begin: assign((_, action: AdAction) => ({ action, refusal: null })),
    refuseAct: assign((_, result: ActResult) =>
      result.kind === 'refused' ? { refusal: result.failure } : {},
    ),
    refuseForUnknownReason: assign({ refusal: 'generic' }),
    forgetRefusal: assign({ refusal: null }),
    rememberPayment: assign((_, { paymentId }: { paymentId: string }) => ({ paymentId, outcome: null })),
    rememberOutcome: assign((_, outcome: PaymentOutcome) => ({ outcome })),
    forgetPayment: assign({ paymentId: null, outcome: null }),
    notifyReload: emit({ type: 'RELOAD' }),
    notifyCreditOutdated: emit({ type: 'CREDIT_OUTDATED' }),
    notifyPlanNeeded: emit({ type: 'PLAN_NEEDED' }),
    notifyPlanFull: emit(({ context }) => ({
      type: 'PLAN_FULL',
      adLimit: given(context.standing?.adLimit ?? null),
    })),
    notifyServerPlanFull: emit((_, result: StartResult) => ({
      type: 'PLAN_FULL',
      adLimit: given((result.kind === 'refused' && result.adLimit) || null),
    })),
    notifyAlreadyRunning: emit({ type: 'ALREADY_RUNNING' }),
    notifyDone: emit(({ context }, result: ActResult) =>
      context.action === 'stop'
        ? { type: 'STOPPED', creditedAmount: result.kind === 'done' ? result.creditedAmount : 0 }
        : { type: 'EDITABLE' },
    ),
  },
}).createMachine({
  id: 'launch',
  context: ({ input: { standing } }) => ({
    standing,
    launch: null,
    order: null,
    url: null,
    paymentId: null,
    outcome: null,
    action: null,
    checkoutFailure: null,
    isPaidOnPage: false,
    publishFailure: null,
    refusal: null,
  }),
  initial: 'checking',
  on: {
    // Whatever is under way goes on, with the newer facts.
    UPDATE: { actions: update },
    RETURN: { target: '.returning', actions: { type: 'rememberPayment', params: ({ event }) => event } },
  },
  states: {
    checking: {
      entry: 'forgetPlace',
      always: [
        { guard: 'isInReview', target: 'waiting' },
        { guard: 'isLive', target: 'live' },
        { guard: 'isRejected', target: 'refused' },
        { guard: 'isReady', target: 'ready' },
        { guard: 'isKnown', target: 'blocked' },
      ],
      on: { FAIL: 'failed' },
    },
    failed: {
      on: { UPDATE: decideAgain, RETRY: { target: 'checking', actions: 'notifyReload' } },
    },
    blocked: { on: { UPDATE: decideAgain, STOP: stop, EDIT: edit } },
    ready: {
      on: {
        UPDATE: decideAgain,
        LAUNCH: launch,
        PAY: pay,
        RELOAD_CREDIT: { actions: ['forgetFailure', 'notifyCreditOutdated'] },
        STOP: stop,
        EDIT: edit,
      },
    },
    checkout: {
      tags: 'bill',
      on: {
        PAY: { target: 'starting', actions: { type: 'pay', params: ({ event }) => event } },
        RELOAD_CREDIT: { actions: ['forgetFailure', 'notifyCreditOutdated'] },
        CANCEL: [{ guard: 'isRefused', target: 'refused' }, { target: 'checking' }],
      },
    },
    starting: {
      tags: ['bill', 'pending'],
      invoke: {
        src: 'start',
        input: ({ context }) => ({ action: given(context.launch), order: given(context.order) }),
        onDone: [
          { guard: isStart('launched'), target: 'checking' },
          {
            guard: isStart('leaving'),
            target: 'atProvider',
            actions: { type: 'rememberUrl', ...ofStart },
          },
          {
            // Nothing was ordered: the page says what the draft lacks.
            guard: isStart('unpublished'),
            target: 'checking',
            actions: { type: 'failPublishing', ...ofStart },
          },
          {
            guard: { type: 'isUnpaid', ...ofStart },
            target: 'checking',
            actions: { type: 'failCheckout', ...ofStart },
          },
          {
            guard: isStart('ofCheckout'),
            target: 'checkout',
            actions: { type: 'failCheckout', ...ofStart },
          },
          {
            guard: isStart('planFull'),
            target: 'checking',
            actions: { type: 'notifyServerPlanFull', ...ofStart },
          },
          { guard: isStart('alreadyRunning'), target: 'checking', actions: 'notifyAlreadyRunning' },
          {
            // Somebody else may have changed the ad, which its checks should then show.
            guard: isStart('rejected'),
            target: 'refused',
            actions: [{ type: 'refuseStart', ...ofStart }, 'notifyReload'],
          },
          { target: 'refused', actions: { type: 'refuseStart', ...ofStart } },
        ],
        onError: unanswered,
      },
      // The server may go on, which the next facts show.
      on: { CANCEL: 'checking' },
    },
    atProvider: {
      tags: 'pending',
      invoke: {
        src: 'leave',
        input: ({ context }) => ({ url: given(context.url) }),
        onDone: { target: 'checking', actions: 'notifyReload' },
        onError: unanswered,
      },
      after: { leaveTimeout: 'checking' },
    },
    returning: {
      tags: 'pending',
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({ paymentId: given(context.paymentId) }),
        onDone: { actions: { type: 'rememberOutcome', params: ({ event }) => event.output } },
        onError: { actions: { type: 'rememberOutcome', params: unknownOutcome } },
      },
      exit: 'forgetPayment',
      on: { CANCEL: 'checking' },
    },
    waiting: { on: { UPDATE: decideAgain, STOP: stop } },
    live: { on: { UPDATE: decideAgain, STOP: stop } },
    refused: {
      entry: 'forgetPlace',
      on: {
        UPDATE: [
          {
            guard: { type: 'isOtherStatus', params: ({ event }) => event },
            target: 'checking',
            actions: [update, 'forgetRefusal'],
          },
          { actions: update },
        ],
        LAUNCH: retry,
        PAY: pay,
        RELOAD_CREDIT: { actions: ['forgetFailure', 'notifyCreditOutdated'] },
        STOP: stop,
        EDIT: edit,
      },
    },
    acting: {
      tags: 'pending',
      invoke: {
        src: 'act',
        input: ({ context }) => ({ action: given(context.action) }),
        onDone: [
          {
            guard: { type: 'isDone', ...ofAct },
            target: 'checking',
            actions: { type: 'notifyDone', ...ofAct },
          },
          { target: 'refused', actions: { type: 'refuseAct', ...ofAct } },
        ],
        onError: { target: 'refused', actions: 'refuseForUnknownReason' },
      },
    },
  },
})

/** What the ad's status allows; null until it's known. */
export function statusOf({ standing }: Pick<LaunchContext, 'standing'>) {
  return standing && adStatusView(standing.status)
}
