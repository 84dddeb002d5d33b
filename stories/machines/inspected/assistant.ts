import { transcripts } from '@aloft/machines/assistant/assistant.fixtures'
import { assistantMachine } from '@aloft/machines/assistant/assistant.machine'
import { assistantExamples, assistantScenarios } from '@aloft/machines/assistant/assistant.scenarios'
import type {
  Asked,
  AssistantEvent,
  Conversation,
  LoadedRun,
  StreamReport,
} from '@aloft/machines/assistant/run'
import { playerOf } from '@aloft/machines/assistant/transcript-player'
import { fromCallback } from 'xstate'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** The first answer breaks off once. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  const play = playerOf(transcripts.brokenOnce.streams, clock)
  return assistantMachine.provide({
    actors: {
      load: answering<LoadedRun | null, Conversation>(() => null),
      stream: fromCallback<AssistantEvent, Asked, StreamReport>(({ sendBack }) => play(sendBack)),
      cancelRuns: answering<void, Conversation>(() => undefined),
      clear: answering<void, Conversation>(() => undefined),
    },
  })
}

export const assistant = {
  purpose: 'Sends a question to Loona and follows its answer, however often the stream breaks.',
  machine: assistantMachine,
  simulated,
  input: { focusKey: 'default' },
  scenarios: assistantScenarios,
  examples: assistantExamples,
} as const satisfies InspectedMachine
