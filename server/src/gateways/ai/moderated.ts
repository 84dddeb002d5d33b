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
    const pieces = ai.chat(request)[Symbol.asyncIterator]()
    try {
      yield* moderatedPieces(pieces, signal)
    } finally {
      // Not awaited: an engine ends with its next piece, or at once with the signal.
      void pieces.return?.().catch(() => {})
    }
  }

  /** Moderates one passage while the next is written. */
  async function* moderatedPieces(
    pieces: AsyncIterator<ChatEvent>,
    signal: AbortSignal,
  ): AsyncGenerator<ChatEvent> {
    let given = ''
    let held = ''
    let checking: Promise<Checked> | null = null
    const check = async (passage: string): Promise<Checked> => ({
      passage,
      stopped: await pass(given + passage, signal),
    })
    let next = pieces.next()
    let result: AiResult<ChatAnswer> | null = null
    while (!result || checking) {
      const came: Arrived = await Promise.race([
        ...(result ? [] : [next.then((piece) => ({ piece }))]),
        ...(checking ? [checking.then((checked) => ({ checked }))] : []),
      ])
      if ('checked' in came) {
        const { passage, stopped } = came.checked
        checking = null
        if (stopped) {
          yield { kind: 'end', result: stopped }
          return
        }
        given += passage
        yield { kind: 'text', text: passage }
      } else if (came.piece.done) throw new Error('the answer has no end')
      else if (came.piece.value.kind === 'end') result = came.piece.value.result
      else {
        held += came.piece.value.text
        next = pieces.next()
      }
      if (!result && !checking && held.length >= leastPassage && sentenceEnd.test(held)) {
        checking = check(held)
        held = ''
      }
    }
    const last = await ended(result, { isAllGiven: held === '' && given !== '', signal })
    if (last.ok && held !== '') yield { kind: 'text', text: held }
    yield { kind: 'end', result: last }
  }

  async function ended(
    result: AiResult<ChatAnswer>,
    { isAllGiven, signal }: { isAllGiven: boolean; signal: AbortSignal },
  ): Promise<AiResult<ChatAnswer>> {
    if (!result.ok) return result
    const { text, calls } = result.value
    const unread = [...(isAllGiven ? [] : [text]), ...calls.map((call) => call.arguments)]
    return markerIn(text) ?? (await pass(unread, signal)) ?? result
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

/** A passage, and the reason if it may not be given. */
interface Checked {
  readonly passage: string
  readonly stopped: (AiResult<null> & { ok: false }) | null
}

type Arrived = { readonly piece: IteratorResult<ChatEvent> } | { readonly checked: Checked }

/** The failure that a marker among the texts stands for. */
function markerIn(value: unknown): (AiResult<never> & { ok: false }) | null {
  const reasons = textsIn(value).map((text) => failureOfMarker(text.trim()))
  const failure = reasons.find((reason) => reason !== null)
  return failure ? { ok: false, failure } : null
}

/** Messages of users and tools; the engine's own were moderated when they arrived. */
function asked({ messages }: ChatRequest): string[] {
  return messages.flatMap((turn) => {
    if (turn.by === 'assistant') return []
    return turn.by === 'user' ? turn.text : turn.output
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (wordless.has(key) ? [] : textsIn(item)))
}
