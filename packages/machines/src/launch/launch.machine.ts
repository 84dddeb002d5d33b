import type { LaunchStanding } from '@aloft/domain/launches/launch-facts.rules'
import { unknownOutcome } from '@aloft/domain/launches/payment-outcome.rules'
import { given, launchSetup } from './launch.setup.ts'
import type { ActResult, PayOrder, StartKind, StartResult } from './requests.ts'

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
export const launchMachine = launchSetup.createMachine({
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
