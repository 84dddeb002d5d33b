import { failureOfMarker } from '@aloft/domain/core/ai-results'
import type {
  Ai,
  AiImage,
  AiRequest,
  AiResult,
  AiTaskName,
  AiTasks,
  ChatAnswer,
  ChatEvent,
  ChatRequest,
  DescribeRequest,
  ImageRequest,
} from './ai.port.ts'

/** Fields without words to moderate: addresses, styles, and quotes of values that are moderated themselves. */
const wordless: ReadonlySet<string> = new Set([
  'evidence',
  'url',
  'websiteUrl',
  'socialLinks',
  'logos',
  'colors',
  'fonts',
  'pictures',
])

/**
 * At least this many characters of an answer are held back until a sentence ends, and moderated before they are passed
 * on.
 */
const leastPassage = 120
const sentenceEnd = /[.!?…]["”»“’)]*\s+$|\n\s*$/u

/**
 * An engine that neither processes nor returns unsafe words: everything that goes into or comes out of a task, a
 * picture or a chat is moderated here, for every caller. A chat's answer is passed on in passages, each moderated
 * together with all text before it. A marker in an engine's answer is the failure it names (GEN-17). Text painted
 * inside pictures is not checked.
 */
export function moderated(ai: Ai): Ai {
  async function pass(value: unknown, signal: AbortSignal): Promise<(AiResult<null> & { ok: false }) | null> {
    const texts = [...new Set(textsIn(value))].filter((text) => text.trim() !== '')
    if (texts.length === 0) return null
    const flagged = await ai.moderate(texts, signal)
    if (!flagged.ok) return flagged
    return flagged.value.length > 0 ? { ok: false, failure: 'unsafe' } : null
  }

  async function write<N extends AiTaskName>(request: AiRequest<N>): Promise<AiResult<AiTasks[N]['output']>> {
    const refused = await pass(request.input, request.signal)
    if (refused) return refused
    const result = await ai.write(request)
    if (!result.ok) return result
    return markerIn(result.value) ?? (await pass(result.value, request.signal)) ?? result
  }

  async function draw(request: ImageRequest): Promise<AiResult<AiImage>> {
    return (await pass(request.prompt, request.signal)) ?? ai.draw(request)
  }

  async function describe(request: DescribeRequest): Promise<AiResult<string>> {
    const result = await ai.describe(request)
    if (!result.ok) return result
    return markerIn(result.value) ?? (await pass(result.value, request.signal)) ?? result
  }

  async function* chat(request: ChatRequest): AsyncGenerator<ChatEvent> {
    const { signal } = request
    const refused = await pass(asked(request), signal)
    if (refused) {
      yield { kind: 'end', result: refused }
      return
    }
    let moderatedText = ''
    let held = ''
    for await (const event of ai.chat(request)) {
      if (event.kind === 'end') {
        const result = await ended(event.result, signal)
        if (result.ok && held !== '') yield { kind: 'text', text: held }
        yield { kind: 'end', result }
        return
      }
      held += event.text
      if (held.length < leastPassage || !sentenceEnd.test(held)) continue
      moderatedText += held
      const stopped = await pass(moderatedText, signal)
      if (stopped) {
        yield { kind: 'end', result: stopped }
        return
      }
      yield { kind: 'text', text: held }
      held = ''
    }
  }

  async function ended(result: AiResult<ChatAnswer>, signal: AbortSignal): Promise<AiResult<ChatAnswer>> {
    if (!result.ok) return result
    const { text, calls } = result.value
    return markerIn(text) ?? (await pass([text, ...calls.map((call) => call.arguments)], signal)) ?? result
  }

  return {
    writer: ai.writer,
    write,
    moderate: (texts, signal) => ai.moderate(texts, signal),
    draw,
    describe,
    chat,
  }
}

/** The failure that a marker among the texts stands for. */
function markerIn(value: unknown): (AiResult<never> & { ok: false }) | null {
  const reasons = textsIn(value).map((text) => failureOfMarker(text.trim()))
  const failure = reasons.find((reason) => reason !== null)
  return failure ? { ok: false, failure } : null
}

/** Messages of users and tools; the engine's own were moderated when they arrived. */
function asked({ turns }: ChatRequest): string[] {
  return turns.flatMap((turn) => {
    if (turn.by === 'assistant') return []
    return turn.by === 'user' ? turn.text : turn.output
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (wordless.has(key) ? [] : textsIn(item)))
}
