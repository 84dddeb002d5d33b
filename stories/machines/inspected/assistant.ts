import { transcripts } from '@aloft/machines/assistant/assistant.fixtures'
import { assistantMachine } from '@aloft/machines/assistant/assistant.machine'
import { assistantExamples, assistantScenarios } from '@aloft/machines/assistant/assistant.scenarios'
import type {
  Asked,
  AssistantEvent,
  CallDecision,
  CallsToUse,
  Conversation,
  LoadedRun,
  Loading,
  Spoken,
  SpokenReport,
  StreamReport,
  ToolReport,
} from '@aloft/machines/assistant/run'
import { playerOf, toolPlayerOf } from '@aloft/machines/assistant/transcript-player'
import { fromCallback } from 'xstate'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

const [asking, answer] = transcripts.confirmed.streams
const { tools } = transcripts.confirmed

/** The first answer breaks off once; then it asks whether it may read a website. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  const play = playerOf([asking.slice(0, 5), asking, answer], clock)
  const playTools = toolPlayerOf(tools, clock)
  return assistantMachine.provide({
    actors: {
      load: answering<LoadedRun | null, Loading>(() => null),
      stream: fromCallback<AssistantEvent, Asked, StreamReport>(({ sendBack }) => play(sendBack)),
      useTools: fromCallback<CallDecision, CallsToUse, ToolReport>(({ input, sendBack, receive }) => {
        const player = playTools(input, sendBack)
        receive(player.receive)
        return player.stop
      }),
      cancelRuns: answering<void, Conversation>(() => undefined),
      clear: answering<void, Conversation>(() => undefined),
      sendToPerson: fromCallback<AssistantEvent, Spoken, SpokenReport>(({ sendBack }) =>
        sendBack({ type: 'SPOKEN', isSent: true }),
      ),
    },
  })
}

export const assistant = {
  purpose:
    'Sends a question to Loona, follows its answer however often the stream breaks, and uses its tools.',
  machine: assistantMachine,
  simulated,
  input: { focusKey: 'default' },
  scenarios: assistantScenarios,
  examples: assistantExamples,
} as const satisfies InspectedMachine
