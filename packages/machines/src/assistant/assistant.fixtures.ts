import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { Question } from './run.ts'

const runId = '01936b2e-0000-7000-8000-00000000a001'
const messageId = '01936b2e-0000-7000-8000-00000000a002'

/** A question about the demo brand. */
export const question: Question = {
  id: '01936b2e-0000-7000-8000-00000000a000',
  text: 'What does it cost to run an ad?',
}

type Part =
  | { readonly status: RunStatus }
  | { readonly begin: true }
  | { readonly text: string }
  | { readonly call: string; readonly arguments?: Record<string, string> }
  | { readonly error: string }

/** Events of a run with their numbers, from 1 on. */
export function eventsOf(parts: readonly Part[]): readonly StreamEvent[] {
  return parts.map((part, index): StreamEvent => {
    const number = index + 1
    if ('status' in part) return { name: 'runStatusUpdated', number, data: { runId, status: part.status } }
    if ('text' in part) return { name: 'textDelta', number, data: { runId, messageId, text: part.text } }
    if ('error' in part)
      return { name: 'error', number, data: { runId, error: part.error, requestId: 'req-2311' } }
    if ('begin' in part) return { name: 'textCreated', number, data: { runId, messageId } }
    const data = { runId, messageId, callId: `call-${part.call}`, name: part.call }
    return part.arguments
      ? { name: 'toolCallStart', number, data: { ...data, arguments: part.arguments, ideaId: null } }
      : { name: 'toolCallCreated', number, data }
  })
}

const begun: readonly Part[] = [
  { status: 'created' },
  { status: 'queued' },
  { status: 'in_progress' },
  { begin: true },
]

/** What happens to one question, step by step; the last stream ends as its last event says. */
export interface Transcript {
  /** The events of each stream; one that doesn't end its run breaks off. */
  readonly streams: readonly (readonly StreamEvent[])[]
  /** What the user does once all events have arrived. */
  readonly press?: 'STOP'
  readonly ends: RunStatus
  /** The text that the user reads at the end. */
  readonly reads: string
}

const whole = 'You set the budget, from **€5 a day**. Our commission is included.'
const halves = ['You set the budget, from **€5 a day**.', ' Our commission is included.'] as const
const wholeRun = eventsOf([...begun, { text: halves[0] }, { text: halves[1] }, { status: 'completed' }])
const halfRun = eventsOf([...begun, { text: halves[0] }])
const failedRun = eventsOf([...begun, { text: halves[0] }, { error: 'generic' }, { status: 'error' }])

/** Recorded runs, played in tests and stories. */
export const transcripts = {
  answered: { streams: [wholeRun], ends: 'completed', reads: whole },
  emptyAnswer: {
    streams: [eventsOf([...begun, { status: 'completed' }])],
    ends: 'completed',
    reads: '',
  },
  brokenOnce: { streams: [halfRun, wholeRun], ends: 'completed', reads: whole },
  brokenBeforeTheRun: { streams: [[], wholeRun], ends: 'completed', reads: whole },
  failedOnce: { streams: [failedRun, wholeRun], ends: 'completed', reads: whole },
  failedThreeTimes: {
    streams: [failedRun, halfRun, failedRun, wholeRun],
    ends: 'completed',
    reads: whole,
  },
  failedForGood: { streams: [failedRun, failedRun, failedRun, failedRun], ends: 'error', reads: '' },
  resumedWithRepeats: {
    streams: [[...halfRun, ...halfRun, ...wholeRun.slice(halfRun.length)]],
    ends: 'completed',
    reads: whole,
  },
  begunAgain: {
    streams: [
      eventsOf([
        ...begun,
        { text: 'Something that isn’t safe' },
        { begin: true },
        { text: whole },
        { status: 'completed' },
      ]),
    ],
    ends: 'completed',
    reads: whole,
  },
  stopped: { streams: [halfRun], press: 'STOP', ends: 'cancelled', reads: halves[0] },
  stoppedInAnotherTab: {
    streams: [eventsOf([...begun, { text: halves[0] }, { status: 'cancelled' }])],
    ends: 'cancelled',
    reads: halves[0],
  },
  usedTools: {
    streams: [
      eventsOf([
        ...begun,
        { call: 'list_ads' },
        { call: 'list_ads', arguments: { status: 'running' } },
        { text: whole },
        { status: 'completed' },
      ]),
    ],
    ends: 'completed',
    reads: whole,
  },
  asksTheUser: {
    streams: [
      eventsOf([
        ...begun,
        { call: 'show_options' },
        { call: 'show_options', arguments: { kind: 'budget' } },
        { status: 'requires_action' },
      ]),
    ],
    press: 'STOP',
    ends: 'cancelled',
    reads: '',
  },
} as const satisfies Record<string, Transcript>
