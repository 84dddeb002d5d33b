import { sampleScenes } from '@aloft/machines/studio/studio.fixtures'
import { studioMachine } from '@aloft/machines/studio/studio.machine'
import { studioExamples, studioScenarios } from '@aloft/machines/studio/studio.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'

export const studio = {
  purpose: 'Moves, resizes and edits the layers of a creative by pointer and keys.',
  machine: studioMachine,
  simulated: () => studioMachine,
  input: { scenes: sampleScenes, isReadOnly: false },
  scenarios: studioScenarios,
  examples: studioExamples,
} as const satisfies InspectedMachine
