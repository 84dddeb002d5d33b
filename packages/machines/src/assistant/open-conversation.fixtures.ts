import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { leafOf } from '../core/leaves.ts'
import { connectAssistant } from './assistant.connect.ts'
import { assistantMachine } from './assistant.machine.ts'
import type {
  AnsweredCall,
  Asked,
  AssistantEmitted,
  AssistantEvent,
  CallDecision,
  CallsToUse,
  Conversation,
  LoadedRun,
  Loading,
  Question,
  Spoken,
  SpokenReport,
  StreamReport,
  ToolReport,
} from './run.ts'
import { playerOf, toolPlayerOf } from './transcript-player.ts'
import { question, type Transcript } from './transcript.fixtures.ts'

type Command = 'cancel' | 'clear' | 'sendToPerson'

interface Options {
  readonly focusKey?: FocusKey
  readonly loads?: readonly (LoadedRun | null | Error)[]
  readonly streams?: readonly (readonly StreamEvent[])[]
  readonly isOpen?: boolean
  readonly tools?: Transcript['tools']
  /** Calls that get no answer. */
  readonly failing?: readonly Command[]
}

export const settle = async () => {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve()
}

/** A loaded conversation on a simulated clock. */
export async function open({
  focusKey = 'default',
  loads = [null],
  streams = [],
  failing = [],
  isOpen,
  tools,
}: Options = {}) {
  const clock = new SimulatedClock()
  const sent: string[] = []
  const calls: string[] = []
  const used: string[] = []
  const spoken: Question[] = []
  const requests: (readonly [string, string | undefined])[] = []
  const delivered: (readonly AnsweredCall[])[] = []
  const play = playerOf(streams, clock, { isOpen: isOpen ?? false })
  const machine = assistantMachine.provide({
    actors: {
      load: fromPromise<LoadedRun | null, Loading>(async ({ input }) => {
        if (input.request) requests.push([input.request, input.question?.id])
        const loaded = loads[Math.min(calls.filter((call) => call === 'load').length, loads.length - 1)]
        calls.push('load')
        if (loaded instanceof Error) throw loaded
        return loaded ?? null
      }),
      stream: fromCallback<AssistantEvent, Asked, StreamReport>(({ input, sendBack }) => {
        sent.push(input.question.id)
        if (input.outputs.length > 0) delivered.push(input.outputs)
        return play(sendBack)
      }),
      useTools: fromCallback<CallDecision, CallsToUse, ToolReport>(({ input, sendBack, receive }) => {
        used.push(...input.calls.map(({ id }) => id))
        const player = toolPlayerOf(tools, clock)(input, sendBack)
        receive(player.receive)
        return player.stop
      }),
      cancelRuns: fromPromise<void, Conversation>(async () => answer('cancel')),
      clear: fromPromise<void, Conversation>(async () => answer('clear')),
      sendToPerson: fromCallback<AssistantEvent, Spoken, SpokenReport>(({ input, sendBack }) => {
        spoken.push(input.question)
        calls.push('sendToPerson')
        const isSent = !failing.includes('sendToPerson')
        void settle().then(() => sendBack({ type: 'SPOKEN', isSent }))
      }),
    },
  })
  const answer = (call: Command) => {
    calls.push(call)
    if (failing.includes(call)) throw new Error('no connection')
  }
  const actor = createActor(machine, { clock, input: { focusKey } })
  const emitted: AssistantEmitted['type'][] = []
  const returned: string[] = []
  actor.on('*', (event) => {
    emitted.push(event.type)
    if (event.type === 'TEXT_RETURNED') returned.push(event.text)
  })
  actor.start()
  await settle()
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 20) {
      clock.increment(Math.min(left, 20))
      await settle()
    }
  }
  const view = () => connectAssistant(actor.getSnapshot())
  return {
    actor,
    sent,
    calls,
    used,
    spoken,
    requests,
    delivered,
    emitted,
    returned,
    pass,
    view,
    leaf: () => leafOf(actor.getSnapshot()),
  }
}

export const ask = { type: 'SEND', ...question } as const
export const texts = (chat: { view: () => ReturnType<typeof connectAssistant> }) =>
  chat
    .view()
    .answers.map(({ text }) => text)
    .join('')
