import { evaluationUnderWay, pausedAd } from '@aloft/machines/autopilot/autopilot.fixtures'
import {
  autopilotMachine,
  type AutopilotData,
  type AutopilotFailure,
  type AutopilotRequest,
} from '@aloft/machines/autopilot/autopilot.machine'
import { autopilotExamples, autopilotScenarios } from '@aloft/machines/autopilot/autopilot.scenarios'
import type { NonReducibleUnknown } from 'xstate'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** A paused ad; a requested evaluation is done one poll later. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  let isAsked = false
  return autopilotMachine.provide({
    actors: {
      load: answering<AutopilotData, NonReducibleUnknown>(() => {
        const logs = isAsked ? [evaluationUnderWay, ...pausedAd.logs] : pausedAd.logs
        isAsked = false
        return { ...pausedAd, logs }
      }),
      ask: answering<AutopilotFailure | null, AutopilotRequest>(({ type }) => {
        isAsked = type === 'EVALUATE'
        return null
      }),
    },
  })
}

export const autopilot = {
  purpose: 'Shows what the autopilot of an ad did and why, and asks it to check again.',
  machine: autopilotMachine,
  simulated,
  input: undefined,
  scenarios: autopilotScenarios,
  examples: autopilotExamples,
} as const satisfies InspectedMachine
