import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { Ai, ChatEvent, ChatRequest, ToolCall } from '../../src/gateways/ai/ai.port.ts'
import { scriptedAi, scriptedMade } from './scripted-ai.ts'
import type { Login } from './world.ts'

export interface OpenStream {
  readonly status: number
  readonly type: string | null
  /** The JSON instead of events, if it didn't begin. */
  readonly body: unknown
  /** The next event, or null at the end. */
  next(): Promise<StreamEvent | null>
  /** All events to the end. */
  rest(): Promise<StreamEvent[]>
  leave(): Promise<void>
}

export interface Question {
  readonly message?: string
  readonly messageId?: string
  readonly userId?: string
  readonly focusKey?: string
  readonly additionalInstructions?: string
}

/** Sends a message as the app does, and reads the stream piece by piece. */
export async function sendMessage(
  server: { readonly url: string },
  login: Login,
  question: Question = {},
  lastEventId?: string,
): Promise<OpenStream> {
  const query = {
    message: 'What does an ad cost?',
    messageId: crypto.randomUUID(),
    userId: login.id,
    focusKey: 'default',
    ...question,
  }
  return openStream(server, login, { name: 'bot-send-message', query }, lastEventId)
}

export interface ToolAnswer {
  readonly toolCall: string
  readonly functionName: string
  readonly output?: object
  readonly toolCallOutputs?: string
  readonly savedToolCallOutputId?: string
  readonly userId?: string
  readonly focusKey?: string
}

/** Sends the output of a tool as the app does; `output` is that of the call alone. */
export async function sendToolOutput(
  server: { readonly url: string },
  login: Login,
  { output, ...answer }: ToolAnswer,
  lastEventId?: string,
): Promise<OpenStream> {
  const query = {
    userId: login.id,
    focusKey: 'default',
    ...(output && { toolCallOutputs: JSON.stringify([{ callId: answer.toolCall, output }]) }),
    ...answer,
  }
  return openStream(server, login, { name: 'bot-send-tool-call-output', query }, lastEventId)
}

async function openStream(
  { url }: { readonly url: string },
  login: Login,
  { name: stream, query }: { name: string; query: Readonly<Record<string, string>> },
  lastEventId?: string,
): Promise<OpenStream> {
  const response = await fetch(`${url}/api/${stream}?${new URLSearchParams(query).toString()}`, {
    headers: {
      authorization: `bearer ${login.token}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
  })
  const type = response.headers.get('content-type')
  const isStream = type?.startsWith('text/event-stream') ?? false
  const reader = isStream ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
  let held = ''
  const next = async (): Promise<StreamEvent | null> => {
    for (;;) {
      const end = held.indexOf('\n\n')
      if (end < 0) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
        if (done) return null
        held += value
        continue
      }
      const block = held.slice(0, end)
      held = held.slice(end + 2)
      if (block.startsWith(':')) continue
      const [, id, name, data] = /^id: (.+)\nevent: (.+)\ndata: (.+)$/.exec(block) ?? []
      const number = Number(id?.split(':')[1])
      return { name, number, data: JSON.parse(data ?? '') as unknown } as StreamEvent
    }
  }
  return {
    status: response.status,
    type,
    body: isStream ? null : await response.json(),
    next,
    async rest() {
      const events: StreamEvent[] = []
      for (let event = await next(); event; event = await next()) events.push(event)
      return events
    },
    leave: async () => reader?.cancel(),
  }
}

/** The events until the run waits for outputs of tools. */
export async function untilAwaited(stream: OpenStream): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  for (let event = await stream.next(); event; event = await stream.next()) {
    events.push(event)
    if (event.name === 'runStatusUpdated' && event.data.status === 'requires_action') break
  }
  return events
}

export type StartedCall = Extract<StreamEvent, { name: 'toolCallStart' }>['data']

/** The calls that events ask for. */
export function callsIn(events: readonly StreamEvent[]): StartedCall[] {
  return events.flatMap((event) => (event.name === 'toolCallStart' ? event.data : []))
}

/** The text of an answer, by its events. */
export function textOf(events: readonly StreamEvent[]): string {
  return events.reduce((text, event) => {
    if (event.name === 'textCreated') return ''
    return event.name === 'textDelta' ? text + event.data.text : text
  }, '')
}

export function lastStatus(events: readonly StreamEvent[]): string | undefined {
  const last = events.at(-1)
  return last?.name === 'runStatusUpdated' ? last.data.status : undefined
}

/** An engine that writes what a test has it write, when it has it. */
export interface DrivenAi {
  readonly ai: Ai
  /** Number of answers that were begun. */
  readonly begun: () => number
  /** Number of answers whose request was aborted. */
  readonly aborted: () => number
  /** What the last answer was asked with. */
  readonly asked: () => ChatRequest | undefined
  write(text: string): void
  end(failure?: 'failed' | 'unsafe'): void
  /** Ends a message with calls of tools. */
  call(...calls: readonly Omit<ToolCall, 'id'>[]): void
}

export function drivenAi(): DrivenAi {
  const queue: ChatEvent[] = []
  let written = ''
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }
  let begun = 0
  let aborted = 0
  const add = (event: ChatEvent) => {
    queue.push(event)
    wake()
  }
  let asked: ChatRequest | undefined
  async function* chat(request: ChatRequest): AsyncGenerator<ChatEvent> {
    const { signal } = request
    begun++
    asked = { ...request, messages: [...request.messages] }
    signal.addEventListener('abort', () => {
      aborted++
      wake()
    })
    for (;;) {
      signal.throwIfAborted()
      const event = queue.shift()
      if (event === undefined) await new Promise<void>((resolve) => waiting.add(resolve))
      else yield event
      if (event?.kind === 'end') return
    }
  }
  return {
    ai: scriptedAi({}, { chat }),
    begun: () => begun,
    aborted: () => aborted,
    asked: () => asked,
    call(...given) {
      const calls = given.map((call, index) => ({ ...call, id: `call-${index}` }))
      const value = { text: written, calls }
      written = ''
      add({ kind: 'end', result: { ok: true, value, made: scriptedMade } })
    },
    write(text) {
      written += text
      add({ kind: 'text', text })
    },
    end(failure) {
      const value = { text: written, calls: [] }
      written = ''
      add({
        kind: 'end',
        result: failure ? { ok: false, failure } : { ok: true, value, made: scriptedMade },
      })
    },
  }
}
