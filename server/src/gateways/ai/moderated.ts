import { failureOfMarker } from '@aloft/domain/core/ai-results'
import type { Ai, AiRequest, AiResult, AiTaskName, AiTasks } from './ai.port.ts'

/** What carries no words of its own: addresses, looks, and quotes of what is read as a value beside them. */
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
 * An engine that neither works on unsafe words nor hands them out: whatever goes in or comes out of a task is
 * moderated here, for every caller. An engine that answers with a marker has failed as it says (GEN-17).
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
    const marker = textsIn(result.value).map((text) => failureOfMarker(text.trim()))
    const failure = marker.find((reason) => reason !== null)
    if (failure) return { ok: false, failure }
    return (await pass(result.value, request.signal)) ?? result
  }

  return { writer: ai.writer, write, moderate: (texts, signal) => ai.moderate(texts, signal) }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (wordless.has(key) ? [] : textsIn(item)))
}
