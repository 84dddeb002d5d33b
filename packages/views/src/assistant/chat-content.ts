import type { ReactNode } from 'react'
import type { Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import type { FocusQuestion, FormKey } from '@aloft/domain/assistant/focus/focus-questions.rules'
import type { SuggestionId } from '@aloft/domain/assistant/suggestions.rules'

/** A message as the chat shows it. */
export interface ChatMessage {
  readonly id: string
  readonly by: 'user' | 'assistant' | 'person' | 'system'
  readonly text: string
  /** Tools that it uses; left out without any. */
  readonly calls?: readonly ThreadCall[]
  /** `offline`: it waits for the connection. `stopped`: the user ended this answer. */
  readonly mark?: 'offline' | 'stopped'
  /** What was said before, by which its figures are checked; left out for what isn't. */
  readonly evidence?: Evidence
}

/** Why there's no answer, or no message may be sent. */
export type ChatFailure =
  | { readonly kind: 'server' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'limited'; readonly retryDate: Date | null }

/** A person of the support who answers instead of Loona (AST-31), and what they know about the user. */
export interface ChatPerson {
  /** Names; null if there was none. */
  readonly page: string | null
  readonly brand: string | null
  readonly plan: string | null
  readonly errorReference: string | null
  /** When somebody answers again; null if somebody is there now. */
  readonly backDate: Date | null
  readonly isReconnecting: boolean
}

/** The conversation in the chat. */
export interface ChatConversation {
  readonly stage:
    | 'person'
    | 'loading'
    | 'unloaded'
    | 'ready'
    | 'offline'
    | 'running'
    | 'stopping'
    | 'clearing'
  readonly messages: readonly ChatMessage[]
  readonly failure: ChatFailure | null
  /** Left out while Loona answers. */
  readonly person?: ChatPerson | null
  /** A person can be asked for now. */
  readonly canAskPerson?: boolean
  /** A tool waits for the user's yes. */
  readonly isAsking?: boolean
  /** In the focus modes the field is off while an answer is running (AST-12). */
  readonly isFieldOff: boolean
}

/** The form that's filled in, as far as the conversation shows it. */
export interface AskedForm {
  readonly key: FormKey
  /** What's still to be asked, in order. */
  readonly open: readonly FocusQuestion[]
  readonly suggestions: Partial<Record<FocusQuestion, readonly string[]>>
}

/** Draws what a message does in the app; its code is only loaded once a message does something. */
export type DrawTools = (message: ChatMessage) => ReactNode

/** What the user does in the chat. */
export interface ChatActions {
  readonly onSend: (text: string) => void
  readonly onDraft: (text: string) => void
  readonly onStop: () => void
  /** Loads the conversation again, or sends the last question again. */
  readonly onRetry: () => void
  readonly onCopy: (text: string) => void
  readonly onClear: () => void
  readonly onSearch: () => void
  /** Asks for a person, or returns from the person to Loona. */
  readonly onHandOver: (to: 'person' | 'loona') => void
  readonly onClose: () => void
}

export type { SuggestionId }
