import { maxSentMessages } from '@aloft/domain/assistant/assistant-limits'
import type { ChatTurn, ToolCall } from '../../gateways/ai/ai.port.ts'
import type { CallRow } from './call.repo.ts'
import type { Summary } from './summary.repo.ts'
import type { MessageRow } from './thread.repo.ts'

/** What an engine gets of a conversation. */
export interface Conversation {
  readonly messages: readonly ChatTurn[]
  /** What was said before these messages. */
  readonly summary: string | null
  /** There are more messages than are sent, so the old ones are to be condensed. */
  readonly isLong: boolean
}

/**
 * The answered messages after those that a summary is about. Messages without an answer are left out, and so are refused
 * ones, which would have every later answer refused.
 */
export function answeredRows(
  rows: readonly MessageRow[],
  summary: Summary | undefined,
): readonly MessageRow[] {
  const answered = new Set(
    rows.flatMap(({ author, text, runId }) => (author === 'assistant' && text ? runId : [])),
  )
  const refusedRuns = new Set(rows.flatMap(({ isRefused, runId }) => (isRefused ? runId : [])))
  return rows.filter(
    ({ place, text, runId }) =>
      place > (summary?.throughPlace ?? 0) && text !== '' && answered.has(runId) && !refusedRuns.has(runId),
  )
}

/** The conversation up to a message. Of earlier answers only the texts count: their figures may be old. */
export function conversationFor(
  rows: readonly MessageRow[],
  messageId: string,
  summary: Summary | undefined,
): Conversation {
  const asked = rows.find(({ id }) => id === messageId)
  const earlier = answeredRows(rows, summary).filter(({ id }) => id !== messageId)
  const sent = [...earlier.slice(-maxSentMessages), ...(asked ? [asked] : [])]
  return {
    messages: sent.map(({ author, text }) =>
      author === 'user' ? { by: 'user', text } : { by: 'assistant', text, calls: [] },
    ),
    summary: summary?.text ?? null,
    // The question and its answer will be earlier ones.
    isLong: earlier.length + 2 > maxSentMessages,
  }
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
