import {
  type CheckoutFailure,
  isOfCheckout,
  type LaunchTrouble,
} from '@aloft/domain/launches/launch-failures.rules'
import type { LaunchStanding } from '@aloft/domain/launches/launch-facts.rules'
import type { PaymentOutcome } from '@aloft/domain/launches/payment-outcome.rules'
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

/** What a state's request needs, which the states before it have set. */
export function given<T>(value: T | null): T {
  if (value === null) throw new Error('the launch lacks what its state needs')
  return value
}

/** What a launch knows, asks and does; its states are in `launch.machine.ts`. */
export const launchSetup = setup({
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
})

/** What the ad's status allows; null until it's known. */
export function statusOf({ standing }: Pick<LaunchContext, 'standing'>) {
  return standing && adStatusView(standing.status)
}
