import OpenAI from 'openai'
import { z } from 'zod'
import type { AiResult, ChatAnswer, ChatEvent, ChatRequest, ChatTurn } from './ai.port.ts'
import { BrokenLine, failed, failureOf, tries } from './openai-answers.ts'
import { callsFrom, type GivenCall } from './openai-tool-calls.ts'
import { createTimeout } from './timeout.ts'
import { chatPrompt } from './prompts/chat.prompt.ts'
import { textAsData } from './prompts/prompt.ts'

/** More calls at once make no sense, and would only fill the memory. */
const mostCalls = 100

const chunkAnswer = z.object({
  model: z.string(),
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      delta: z.object({
        content: z.string().nullish(),
        refusal: z.string().nullish(),
        tool_calls: z
          .array(
            z.object({
              index: z.int().min(0).max(mostCalls),
              id: z.string().nullish(),
              function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
            }),
          )
          .nullish(),
      }),
    }),
  ),
})
type Chunk = z.infer<typeof chunkAnswer>

export interface ChatEngine {
  readonly client: OpenAI
  readonly model: string
  /** Timeout for the first piece, and for each one after it. */
  readonly timeoutMs: number
}

/**
 * A chat by OpenAI. An answer that does not match its schema gets one retry, unless part of it was already passed on.
 */
export async function* chatByOpenAi(engine: ChatEngine, request: ChatRequest): AsyncGenerator<ChatEvent> {
  for (let attempt = 1; ; attempt++) {
    // Delegate with `yield*`, so that a caller who stops listening also ends the inner generator.
    const { result, hasSpoken } = yield* answered(engine, request)
    if (!result && !hasSpoken && attempt < tries) continue
    yield { kind: 'end', result: result ?? failed('failed') }
    return
  }
}

interface Answered {
  /** Null if the answer does not match its schema. */
  readonly result: AiResult<ChatAnswer> | null
  readonly hasSpoken: boolean
}

/** One attempt: yields the pieces of text and returns the result. */
async function* answered(
  { client, model, timeoutMs }: ChatEngine,
  { instructions, messages, tools, topics, seed, signal }: ChatRequest,
): AsyncGenerator<ChatEvent, Answered> {
  const timeout = createTimeout(signal, timeoutMs)
  const heard = { text: '', model, end: null as string | null, hasRefused: false }
  const came = (result: Answered['result']): Answered => ({ result, hasSpoken: heard.text !== '' })
  try {
    const stream = await client.chat.completions.create(
      {
        model,
        stream: true,
        messages: [
          { role: 'system', content: chatPrompt.system(instructions, topics) },
          ...messages.map(messageOf),
        ],
        // The API rejects an empty list.
        ...(tools.length > 0 && {
          tools: tools.map(({ name, description, arguments: schema }) => ({
            type: 'function' as const,
            function: {
              name,
              description,
              parameters: z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>,
            },
          })),
        }),
      },
      { signal: timeout.signal },
    )
    const calls: GivenCall[] = []
    for await (const given of unbroken(stream)) {
      timeout.renew()
      const { data: chunk } = chunkAnswer.safeParse(given)
      if (!chunk) return came(null)
      heard.model = chunk.model
      const [choice] = chunk.choices
      if (!choice) continue
      heard.end = choice.finish_reason ?? heard.end
      heard.hasRefused ||= Boolean(choice.delta.refusal)
      collect(calls, choice)
      const { content } = choice.delta
      if (!content) continue
      heard.text += content
      yield { kind: 'text', text: content }
    }
    // The client ends an aborted answer as if it were complete.
    signal.throwIfAborted()
    if (heard.hasRefused || heard.end === 'content_filter') return came(failed('unsafe'))
    if (heard.end !== 'stop' && heard.end !== 'tool_calls') return came(failed('failed'))
    const asked = callsFrom(calls, tools)
    if (!asked || (heard.text.trim() === '' && asked.length === 0)) return came(null)
    const made = { writer: 'ai', engine: heard.model, prompt: `chat@${chatPrompt.version}`, seed } as const
    return came({ ok: true, value: { text: heard.text, calls: asked }, made })
  } catch (error) {
    return came(failureOf(error, signal))
  } finally {
    timeout.end()
  }
}

// Any error while reading is a broken connection, whatever its type.
async function* unbroken<T>(stream: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* stream
  } catch (error) {
    throw error instanceof OpenAI.APIError ? error : new BrokenLine('the answer broke off', { cause: error })
  }
}

function collect(calls: GivenCall[], { delta }: Chunk['choices'][number]): void {
  for (const { index, id, function: part } of delta.tool_calls ?? []) {
    const call = (calls[index] ??= { id: '', name: '', json: '' })
    call.id += id ?? ''
    call.name += part?.name ?? ''
    call.json += part?.arguments ?? ''
  }
}

function messageOf(turn: ChatTurn): OpenAI.ChatCompletionMessageParam {
  switch (turn.by) {
    case 'user':
      return { role: 'user', content: turn.text }
    case 'tool':
      return { role: 'tool', tool_call_id: turn.callId, content: textAsData(turn.output) }
    case 'assistant':
      return {
        role: 'assistant',
        content: turn.text || null,
        ...(turn.calls.length > 0 && {
          tool_calls: turn.calls.map(({ id, name, arguments: given }) => ({
            id,
            type: 'function' as const,
            function: { name, arguments: JSON.stringify(given) },
          })),
        }),
      }
  }
}
