import {
  type WebsiteCheck,
  websiteConnectionMachine,
} from '@aloft/machines/website-connection/website-connection.machine'
import {
  websiteConnectionExamples,
  websiteConnectionScenarios,
} from '@aloft/machines/website-connection/website-connection.scenarios'
import type { NonReducibleUnknown } from 'xstate'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** The snippet isn't there yet. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  return websiteConnectionMachine.provide({
    actors: { check: answering<WebsiteCheck, NonReducibleUnknown>(() => 'notFound') },
  })
}

export const websiteConnection = {
  purpose: 'Finds the pasted code on a website while the page is open.',
  machine: websiteConnectionMachine,
  simulated,
  input: { isConnected: false, canCheck: true },
  scenarios: websiteConnectionScenarios,
  examples: websiteConnectionExamples,
} as const satisfies InspectedMachine
