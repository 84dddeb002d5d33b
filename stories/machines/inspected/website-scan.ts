import {
  type PollInput,
  type ScanPoll,
  type ScanStart,
  websiteScanMachine,
} from '@aloft/machines/website-scan/website-scan.machine'
import {
  websiteScanExamples,
  websiteScanScenarios,
} from '@aloft/machines/website-scan/website-scan.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

const url = 'https://nightjar.example'

/** A scan that's done on the fifth poll. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  return websiteScanMachine.provide({
    actors: {
      start: answering<ScanStart, { url: string }>(() => ({ status: 'IN_PROGRESS', url })),
      poll: answering<ScanPoll, PollInput>((_, tries) => ({
        status: tries < 5 ? 'IN_PROGRESS' : 'SUCCESS',
        lastSeq: tries,
      })),
    },
  })
}

export const websiteScan = {
  purpose: 'Reads a website, step by step, for at most 40 seconds.',
  machine: websiteScanMachine,
  simulated,
  input: { url: null },
  scenarios: websiteScanScenarios,
  examples: websiteScanExamples,
} as const satisfies InspectedMachine
