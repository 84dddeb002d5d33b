import { draftQueueMachine, type SaveResult } from '@aloft/machines/draft-queue/draft-queue.machine'
import { draftQueueExamples, draftQueueScenarios } from '@aloft/machines/draft-queue/draft-queue.scenarios'
import type { DraftUpdate } from '@aloft/machines/draft-queue/drafts'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

const begin = Date.UTC(2026, 10, 21, 12)

/** The first save is lost on the way, the others succeed. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  return draftQueueMachine.provide({
    actors: {
      save: answering<SaveResult, DraftUpdate>((_, tries) => {
        if (tries === 1) throw new Error('no answer')
        return { savedAt: new Date(begin) }
      }),
    },
  })
}

export const draftQueue = {
  purpose: 'Saves edits one after another, keeps them while offline, and asks about conflicts.',
  machine: draftQueueMachine,
  simulated,
  input: undefined,
  scenarios: draftQueueScenarios,
  examples: draftQueueExamples,
} as const satisfies InspectedMachine
