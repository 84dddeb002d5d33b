import type { ChatTurn, ToolCall } from '../../gateways/ai/ai.port.ts'
import type { CallRow } from './call.repo.ts'
import type { MessageRow } from './thread.repo.ts'

/** Earlier messages that an answer takes into account. */
const mostEarlier = 20

/**
 * The conversation up to a message, for the engine. Messages without an answer are left out, and so are refused ones,
 * which would have every later answer refused. Of earlier answers only the texts count: their figures may be old.
 */
export function conversationFor(rows: readonly MessageRow[], messageId: string): ChatTurn[] {
  const answered = new Set(
    rows.flatMap(({ author, text, runId }) => (author === 'assistant' && text ? runId : [])),
  )
  const refusedRuns = new Set(rows.flatMap(({ isRefused, runId }) => (isRefused ? runId : [])))
  const asked = rows.find(({ id }) => id === messageId)
  const earlier = rows.filter(
    ({ id, text, runId }) =>
      id !== messageId && text !== '' && answered.has(runId) && !refusedRuns.has(runId),
  )
  return [...earlier.slice(-mostEarlier), ...(asked ? [asked] : [])].map(({ author, text }) =>
    author === 'user' ? { by: 'user', text } : { by: 'assistant', text, calls: [] },
  )
}

/** A round of an answer as turns: its text, its calls, and what each has answered. */
export function roundMessages(
  text: string,
  calls: readonly Pick<CallRow, 'id' | 'name' | 'arguments' | 'output'>[],
): ChatTurn[] {
  return [
    {
      by: 'assistant',
      text,
      calls: calls.map(({ id, name, arguments: given }): ToolCall => ({ id, name, arguments: given })),
    },
    ...calls.map(({ id, output }): ChatTurn => ({ by: 'tool', callId: id, output: JSON.stringify(output) })),
  ]
}
