import { fromMinorUnits } from '@aloft/domain/core/money'
import type { PaymentOutcome } from '@aloft/domain/launches/payment-outcome.rules'
import { connectLaunch, type LaunchView } from '@aloft/machines/launch/launch.connect'
import { launchMachine } from '@aloft/machines/launch/launch.machine'
import type {
  ActResult,
  AdAction,
  LaunchAction,
  PayOrder,
  StartResult,
} from '@aloft/machines/launch/requests'
import { shallowEqual, useSelector } from '@xstate/react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { type AdSubject, performAdAction } from './ad-life.ts'
import { beginAdPayment, confirmAdPayment, leaveForPayment } from './payments.ts'

export type LaunchActor = ActorRefFrom<typeof launchMachine>

/** The launch of one ad over the server; whoever pays comes back from the provider's page to `returnTo`. */
export function wiredLaunch(subject: AdSubject, returnTo: string) {
  return launchMachine.provide({
    actors: {
      start: fromPromise<StartResult, { action: LaunchAction; order: PayOrder }>(({ input }) =>
        start(subject, returnTo, input),
      ),
      leave: fromPromise<void, { url: string }>(({ input }) => leaveForPayment(input.url)),
      confirm: fromPromise<PaymentOutcome, { paymentId: string }>(({ input }) =>
        confirmAdPayment(subject, input.paymentId),
      ),
      act: fromPromise<ActResult, { action: AdAction }>(({ input }) =>
        performAdAction(input.action, subject),
      ),
    },
  })
}

async function start(
  subject: AdSubject,
  returnTo: string,
  { action, order: { creditAmount, method } }: { action: LaunchAction; order: PayOrder },
): Promise<StartResult> {
  if (method !== null)
    return beginAdPayment(subject, { method, returnTo, creditAmount: fromMinorUnits(creditAmount) })
  const outcome = await performAdAction(action, subject)
  return outcome.kind === 'done' ? { kind: 'launched' } : outcome
}

/** What the page of a launch shows of its machine. */
export function useLaunchView(actor: LaunchActor): LaunchView {
  return useSelector(actor, connectLaunch, shallowEqual)
}
