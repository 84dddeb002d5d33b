import { adStatusMachine } from '@aloft/machines/ad-status/ad-status.machine'
import { adStatusExamples, adStatusScenarios } from '@aloft/machines/ad-status/ad-status.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'

export const adStatus = {
  purpose: 'Decides what may happen to an ad from draft to end. The server uses the same table.',
  machine: adStatusMachine,
  simulated: () => adStatusMachine,
  input: undefined,
  scenarios: adStatusScenarios,
  examples: adStatusExamples,
} as const satisfies InspectedMachine
