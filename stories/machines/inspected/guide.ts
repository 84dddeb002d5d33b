import type { GuideStep } from '@aloft/domain/guide/guide-steps'
import { type GuideEvent, guideMachine } from '@aloft/machines/guide/guide.machine'
import { guideExamples, guideScenarios } from '@aloft/machines/guide/guide.scenarios'
import { fromCallback } from 'xstate'
import type { InspectedMachine } from '../inspected-machine.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** How long a page takes until a step's target is there. */
const loadMs = 800

function simulated(clock: SteadyClock) {
  return guideMachine.provide({
    actors: {
      findTarget: fromCallback<GuideEvent, GuideStep>(({ sendBack }) => {
        const timer = clock.setTimeout(() => sendBack({ type: 'FOUND' }), loadMs)
        return () => clock.clearTimeout(timer)
      }),
    },
  })
}

export const guide = {
  purpose: 'Teaches a task step by step, each at its control on the page.',
  machine: guideMachine,
  simulated,
  input: undefined,
  scenarios: guideScenarios,
  examples: guideExamples,
} as const satisfies InspectedMachine
