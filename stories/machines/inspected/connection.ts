import { connectionMachine } from '@aloft/machines/connection/connection.machine'
import { connectionExamples, connectionScenarios } from '@aloft/machines/connection/connection.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'

export const connection = {
  purpose: 'Notices that the server is out of reach, and that it’s back.',
  machine: connectionMachine,
  // It makes no calls.
  simulated: () => connectionMachine,
  input: undefined,
  scenarios: connectionScenarios,
  examples: connectionExamples,
} as const satisfies InspectedMachine
