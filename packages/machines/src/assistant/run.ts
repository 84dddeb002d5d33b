import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import type { RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import type { Answer } from './answer.ts'
import type { CallOutputs } from './tool-calls.ts'

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
  /** What tools have answered; the run continues with them. Empty for a question, or to follow its answer. */
  readonly outputs: readonly AnsweredCall[]
  /** The last event that has arrived; null for all events. */
  readonly lastEvent: { readonly runId: string; readonly number: number } | null
}

/** A call with what its tool answered. */
export interface AnsweredCall {
  readonly call: ThreadCall
  readonly output: CallOutputs[string]
}

/** Calls of a conversation that the browser carries out. */
export interface CallsToUse extends Conversation {
  readonly calls: readonly ThreadCall[]
}

/** The last run of a loaded conversation, with its question. */
export interface LoadedRun {
  readonly question: Question
  readonly status: RunStatus
  /** Ids of its calls whose outputs the server has. */
  readonly answeredIds: readonly string[]
  /** The last event whose message is loaded, if a person of the support answers (AST-31). */
  readonly handOver?: { readonly runId: string; readonly number: number }
}

/** A message for the person who answers. */
export interface Spoken extends Conversation {
  readonly question: Question
}

/** What is loaded, and what happens before that. */
export interface Loading extends Conversation {
  /** Who shall answer from now on; null if nothing changes. */
  readonly request: 'person' | 'loona' | null
  /** The message that asks for a person. */
  readonly question: Question | null
}

/** What became of a message to a person. */
export interface SpokenReport {
  readonly type: 'SPOKEN'
  readonly isSent: boolean
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

/** What the tools report. */
export type ToolReport =
  /** The tool changes or costs something, so it waits for the user's yes. */
  | { readonly type: 'ASKS'; readonly callId: string }
  | { readonly type: 'ANSWERED'; readonly callId: string; readonly output: CallOutputs[string] }
  /** A person continues the conversation, because of the last question (AST-31). */
  | { readonly type: 'HAND_OVER'; readonly question: null }
  /** Another tab carries the calls out. */
  | { readonly type: 'FOLLOW' }

/** The user's answer to a tool that waits for one (AST-09). */
export type CallDecision =
  | { readonly type: 'CONFIRM'; readonly callId: string }
  | { readonly type: 'DECLINE'; readonly callId: string }
  | { readonly type: 'CHOOSE'; readonly callId: string; readonly optionId: string }

export type AssistantEvent =
  | StreamReport
  | ToolReport
  | CallDecision
  | SpokenReport
  | { readonly type: 'SEND'; readonly id: string; readonly text: string }
  /** Loads the conversation again, or sends the last question again. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'STOP' }
  | { readonly type: 'CLEAR' }
  /** Asks for a person with a message, or because of the last question (AST-31). */
  | { readonly type: 'HAND_OVER'; readonly question: Question | null }
  /** Ends the conversation with a person. */
  | { readonly type: 'BACK' }
  /** Another tab changed the conversation. */
  | { readonly type: 'RELOAD' }
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'ONLINE' }
  /** Loads the conversation in place of its answer; only the machine itself sends it. */
  | { readonly type: 'LOAD' }
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
  /** A person has answered. */
  | { readonly type: 'WROTE' }
  /** A message to a person wasn't sent. */
  | { readonly type: 'NOT_REACHED' }

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
  /** The run of that event. */
  readonly runId: string | null
  /** What tools have answered, by call. It outlasts a broken stream, so that no tool is used twice. */
  readonly outputs: CallOutputs
  /** Ids of calls whose outputs the server has. */
  readonly storedIds: readonly string[]
  /** Ids of calls that wait for the user's yes. */
  readonly askingIds: readonly string[]
  /** Whether the server may have the question. */
  readonly isSent: boolean
  readonly retries: number
  /** How often it was checked whether the answer is late. */
  readonly checks: number
  readonly isOffline: boolean
  readonly failure: AssistantFailure | null
  /** The message that is being sent to a person. */
  readonly spoken: Question | null
  /** Who shall answer from now on, until the server knows. */
  readonly request: 'person' | 'loona' | null
  /** A person answers. */
  readonly isHandedOver: boolean
  /** The connection to a person's answers is lost. */
  readonly isLost: boolean
}

/** Nothing of an answer has arrived. */
export const noAnswer = { answers: [], lastNumber: 0, runId: null } as const

/** No tool has been used. */
export const noCalls = { outputs: {}, storedIds: [], askingIds: [] } as const

/** No question is open. */
export const noRun = {
  ...noAnswer,
  ...noCalls,
  question: null,
  isSent: false,
  retries: 0,
  checks: 0,
  failure: null,
  request: null,
  isHandedOver: false,
  isLost: false,
} as const
