import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { CallDecision, Question } from './run.ts'

const runId = '01936b2e-0000-7000-8000-00000000a001'
const messageIds = ['01936b2e-0000-7000-8000-00000000a002', '01936b2e-0000-7000-8000-00000000a003'] as const

/** A question about the demo brand. */
export const question: Question = {
  id: '01936b2e-0000-7000-8000-00000000a000',
  text: 'What does it cost to run an ad?',
}

export type Part =
  | { readonly status: RunStatus }
  /** A message begins; each round of tools is followed by another one. */
  | { readonly begin: true | 'next' }
  | { readonly text: string }
  /** The id is made of the tool's name, unless two calls of it are in one answer. */
  | { readonly call: string; readonly id?: string; readonly arguments?: Record<string, unknown> }
  | { readonly error: string }

/** Events of a run with their numbers, which continue after those of `before`. */
export function eventsOf(
  parts: readonly Part[],
  before: readonly StreamEvent[] = [],
): readonly StreamEvent[] {
  let messageId: string = messageIds[0]
  return parts.map((part, index): StreamEvent => {
    const number = before.length + index + 1
    if ('begin' in part) messageId = messageIds[part.begin === 'next' ? 1 : 0]
    if ('status' in part) return { name: 'runStatusUpdated', number, data: { runId, status: part.status } }
    if ('text' in part) return { name: 'textDelta', number, data: { runId, messageId, text: part.text } }
    if ('error' in part)
      return { name: 'error', number, data: { runId, error: part.error, requestId: 'req-2311' } }
    if ('begin' in part) return { name: 'textCreated', number, data: { runId, messageId } }
    const data = { runId, messageId, callId: part.id ?? `call-${part.call}`, name: part.call }
    return part.arguments
      ? { name: 'toolCallStart', number, data: { ...data, arguments: part.arguments, ideaId: null } }
      : { name: 'toolCallCreated', number, data }
  })
}

export const begun: readonly Part[] = [
  { status: 'created' },
  { status: 'queued' },
  { status: 'in_progress' },
  { begin: true },
]

/** What happens to one question, step by step; the last stream ends as its last event says. */
export interface Transcript {
  /** The events of each stream; one that doesn't end its run breaks off. */
  readonly streams: readonly (readonly StreamEvent[])[]
  /** What tools answer by the id of the call; `asks` waits for the user's yes. All others open something. */
  readonly tools?: Readonly<Record<string, Readonly<Record<string, unknown>> | 'asks'>>
  /** What the user does once nothing else happens. */
  readonly press?: { readonly type: 'STOP' } | CallDecision
  readonly ends: RunStatus
  /** The text that the user reads at the end. */
  readonly reads: string
}
