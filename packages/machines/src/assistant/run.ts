import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { Answer } from './answer.ts'

/** A message of the user. Its id is chosen here, so that the server stores it once however often it's sent (OPN-26). */
export interface Question {
  readonly id: string
  readonly text: string
}

/** The conversation that a machine is about: each focus key has one. */
export interface Conversation {
  readonly focusKey: FocusKey
}

/** What a stream answers. */
export interface Asked extends Conversation {
  readonly question: Question
}

/** The last run of a loaded conversation, with its question. */
export interface LoadedRun {
  readonly question: Question
  readonly status: RunStatus
}

/** Why the server took no message. */
export type SendRefusal =
  /** Another tab's answer is running. */
  | { readonly kind: 'busy' }
  /** The account has sent as many messages as it may for now. */
  | { readonly kind: 'limited'; readonly retryDate: Date | null }
  | { readonly kind: 'failed' }

/** What the stream of an answer reports. */
export type StreamReport =
  | { readonly type: 'RECEIVED'; readonly event: StreamEvent }
  /** The stream ended before its run did. */
  | { readonly type: 'BROKEN' }
  | { readonly type: 'REFUSED'; readonly refusal: SendRefusal }

export type AssistantEvent =
  | StreamReport
  | { readonly type: 'SEND'; readonly id: string; readonly text: string }
  /** Loads the conversation again, or sends the last question again. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'STOP' }
  | { readonly type: 'CLEAR' }
  /** Another tab changed the conversation. */
  | { readonly type: 'RELOAD' }
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'ONLINE' }
  /** Whether the answer is late; only the machine itself sends it. */
  | { readonly type: 'CHECK' }

/** What the app does about the conversation. */
export type AssistantEmitted =
  /** The text goes back to the field that it was written in. */
  | { readonly type: 'TEXT_RETURNED'; readonly text: string }
  | { readonly type: 'PLEASE_WAIT' }
  | { readonly type: 'SORRY' }
  | { readonly type: 'TIMED_OUT' }
  /** The server has the whole answer. */
  | { readonly type: 'ENDED' }

export type AssistantFailure =
  | { readonly kind: 'server' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'limited'; readonly retryDate: Date | null }

export interface AssistantContext {
  readonly focusKey: FocusKey
  /** The last question. */
  readonly question: Question | null
  /** What its run has written; the rest of the conversation is in the store. */
  readonly answers: readonly Answer[]
  /** Number of the last event; a resumed stream may repeat earlier ones. */
  readonly lastNumber: number
  /** Whether the server may have the question. */
  readonly isSent: boolean
  readonly retries: number
  /** How often it was checked whether the answer is late. */
  readonly checks: number
  readonly isOffline: boolean
  readonly failure: AssistantFailure | null
}

/** Nothing of an answer has arrived. */
export const noAnswer = { answers: [], lastNumber: 0 } as const

/** No question is open. */
export const noRun = {
  ...noAnswer,
  question: null,
  isSent: false,
  retries: 0,
  checks: 0,
  failure: null,
} as const
