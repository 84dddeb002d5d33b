import type { WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import { createAdMachine, type SubmitAdResult } from '@aloft/machines/create-ad/create-ad.machine'
import { createAdExamples, createAdScenarios } from '@aloft/machines/create-ad/create-ad.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

const balloonId = '0197a000-0000-7000-8000-000000000002'

function simulated(clock: SteadyClock) {
  return createAdMachine.provide({
    actors: { submit: answersOn(clock)<SubmitAdResult, WizardParams>(() => ({ balloonId })) },
  })
}

export const createAd = {
  purpose: 'Asks the six questions of the wizard, and continues where somebody left.',
  machine: createAdMachine,
  simulated,
  input: { draft: null },
  scenarios: createAdScenarios,
  examples: createAdExamples,
} as const satisfies InspectedMachine
