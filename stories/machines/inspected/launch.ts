import type { PaymentOutcome } from '@aloft/domain/launches/payment-outcome.rules'
import { launchMachine } from '@aloft/machines/launch/launch.machine'
import { launchExamples, launchScenarios } from '@aloft/machines/launch/launch.scenarios'
import type {
  ActResult,
  AdAction,
  LaunchAction,
  PayOrder,
  StartResult,
} from '@aloft/machines/launch/requests'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** The credit changes before the first payment; the second one is refused, the third goes to the provider. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  return launchMachine.provide({
    actors: {
      start: answering<StartResult, { action: LaunchAction; order: PayOrder }>((_, tries) => {
        if (tries === 1) return { kind: 'refused', failure: 'creditAmountChanged' }
        return tries === 2 ? { kind: 'refused', failure: 'notPublished' } : { kind: 'leaving', url: '/pay' }
      }),
      leave: answering<void, { url: string }>(() => undefined),
      confirm: answering<PaymentOutcome, { paymentId: string }>(() => ({ state: 'canceled', paid: null })),
      act: answering<ActResult, { action: AdAction }>(() => ({ kind: 'done', creditedAmount: 178.5 })),
    },
  })
}

export const launch = {
  purpose: 'Leads an ad through checks, payment and review to its days on the platform.',
  machine: launchMachine,
  simulated,
  input: { standing: launchScenarios.ready.context.standing },
  scenarios: launchScenarios,
  examples: launchExamples,
} as const satisfies InspectedMachine
