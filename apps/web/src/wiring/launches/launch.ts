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
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { shallowEqual, useSelector } from '@xstate/react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { adStatus } from '../../state/brand.ts'
import { reportToGuide } from '../../state/guide-events.ts'
import { publishAd } from '../publishing/publishing.ts'
import { type AdSubject, performAdAction } from './ad-life.ts'
import { beginAdPayment, confirmAdPayment, leaveForPayment } from './payments.ts'

export type LaunchActor = ActorRefFrom<typeof launchMachine>

/** The launch of one ad over the server; whoever pays comes back from the provider's page to `returnTo`. */
export function wiredLaunch(subject: AdSubject, returnTo: string) {
  return launchMachine.provide({
    actors: {
      start: fromPromise<StartResult, { action: LaunchAction; order: PayOrder }>(async ({ input }) => {
        const result = await start(subject, returnTo, input)
        if (result.kind === 'launched') reportToGuide('adLaunched')
        return result
      }),
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

/** Publishes a draft, saved first, and then pays for it: what is launched is what the page showed (PUB-05). */
async function start(
  subject: AdSubject,
  returnTo: string,
  { action, order }: { action: LaunchAction; order: PayOrder },
): Promise<StartResult> {
  const { creditAmount, method, paymentMethodId, stopsFollowed } = order
  const status = adStatus(subject.balloonId)
  if (status !== null && adStatusView(status).isEditable) {
    const published = await publishAd(subject.ideaId, subject.balloonId)
    // Launched in another window in the meantime: the launch itself says so (LCH-10).
    const isLaunched = published.kind === 'refused' && published.reason === 'adNotEditable'
    if (published.kind !== 'published' && !isLaunched) return { kind: 'unpublished', why: published }
  }
  const launched = { ...subject, ...(stopsFollowed && { stopsFollowed }) }
  if (method !== null)
    return beginAdPayment(launched, {
      method,
      returnTo,
      creditAmount: fromMinorUnits(creditAmount),
      ...(paymentMethodId && { paymentMethodId }),
    })
  const outcome = await performAdAction(action, launched)
  return outcome.kind === 'done' ? { kind: 'launched' } : outcome
}

/** What the page of a launch shows of its machine. */
export function useLaunchView(actor: LaunchActor): LaunchView {
  return useSelector(actor, connectLaunch, shallowEqual)
}
