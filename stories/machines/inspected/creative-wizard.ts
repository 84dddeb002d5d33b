import type { Design } from '@aloft/domain/creatives/wizard/design.rules'
import {
  creativeWizardMachine,
  type SaveDesignResult,
} from '@aloft/machines/creative-wizard/creative-wizard.machine'
import {
  creativeWizardExamples,
  creativeWizardScenarios,
  wholeDesign,
} from '@aloft/machines/creative-wizard/creative-wizard.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

const adCreativeId = '0197a000-0000-7000-8000-000000000003'

function simulated(clock: SteadyClock) {
  return creativeWizardMachine.provide({
    actors: { save: answersOn(clock)<SaveDesignResult, Design>(() => ({ adCreativeId })) },
  })
}

export const creativeWizard = {
  purpose: 'Makes a creative in nine steps, and opens at the first that can be answered.',
  machine: creativeWizardMachine,
  simulated,
  input: { design: wholeDesign, step: 'type' },
  scenarios: creativeWizardScenarios,
  examples: creativeWizardExamples,
} as const satisfies InspectedMachine
