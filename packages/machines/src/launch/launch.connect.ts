import type { CheckoutFailure, LaunchTrouble } from '@aloft/domain/launches/launch-failures.rules'
import type { PaymentOutcome } from '@aloft/domain/launches/payment-outcome.rules'
import type { SnapshotFrom } from 'xstate'
import type { AdUserAction } from '../ad-status/ad-status.connect.ts'
import { leafOf } from '../core/leaves.ts'
import type { launchMachine } from './launch.machine.ts'
import { statusOf } from './launch.setup.ts'
import type { launchScenarios } from './launch.scenarios.ts'
import type { AdAction, LaunchAction, PublishFailure } from './requests.ts'

/** The leaf states, each with its scenario. */
export type LaunchStage = keyof typeof launchScenarios

const none: readonly AdUserAction[] = []

export interface LaunchView {
  readonly stage: LaunchStage
  /** How the ad can be launched by its status; null if it can't be. */
  readonly launch: LaunchAction | null
  /** Nothing blocks the launch, apart from the plan (PLN-06). */
  readonly isReady: boolean
  /** What its status allows besides. */
  readonly actions: readonly AdUserAction[]
  /** What is being done, for the button that started it. */
  readonly pending: 'launch' | AdAction | null
  /** The modal with the bill is open; the page's own bill always is. */
  readonly isBillOpen: boolean
  readonly isPaying: boolean
  readonly checkoutFailure: CheckoutFailure | undefined
  /** Why the draft couldn't be published before its launch. */
  readonly publishFailure: PublishFailure | null
  /** Why the last request was refused; `rejected` if the checks show it. */
  readonly refusal: LaunchTrouble | 'rejected' | null
  /** How the payment went from which the page was returned to; null while it's being confirmed. */
  readonly outcome: PaymentOutcome | null
}

/** What the page of a launch needs. */
export function connectLaunch(snapshot: SnapshotFrom<typeof launchMachine>): LaunchView {
  const { context } = snapshot
  const status = statusOf(context)
  return {
    stage: leafOf(snapshot) as LaunchStage,
    launch: status?.launch ?? null,
    isReady: context.standing?.isReady ?? false,
    actions: status?.actions ?? none,
    pending: snapshot.matches('acting') ? context.action : snapshot.matches('atProvider') ? 'launch' : null,
    isBillOpen: snapshot.hasTag('bill') && !context.isPaidOnPage,
    isPaying: snapshot.matches('starting'),
    checkoutFailure: context.checkoutFailure ?? undefined,
    publishFailure: context.publishFailure,
    refusal: context.refusal,
    outcome: context.outcome,
  }
}
