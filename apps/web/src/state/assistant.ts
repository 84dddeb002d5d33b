import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import type { HandOver } from '@aloft/domain/assistant/hand-over.entity'
import type { ThreadMessage } from '@aloft/domain/assistant/thread-message.entity'
import { proxy, useSnapshot } from 'valtio'
import { queryKey, useEntry } from './replies.ts'
import { storedRecord, storeRecord } from './stored-records.ts'

const state = proxy<{ drafts: Partial<Record<FocusKey, string>> }>({ drafts: {} })

/** The message being written in a conversation; each has its own, and it outlasts a reload. */
export function useChatDraft(focusKey: FocusKey): string {
  const { drafts } = useSnapshot(state)
  return drafts[focusKey] ?? storedDraft(focusKey)
}

export function setChatDraft(focusKey: FocusKey, text: string): void {
  state.drafts[focusKey] = text
  storeRecord('chatDrafts', focusKey, text === '' ? null : { text })
}

/** Puts a text that wasn't sent back before what has been written since. */
export function returnToDraft(focusKey: FocusKey, text: string): void {
  const draft = state.drafts[focusKey] ?? storedDraft(focusKey)
  setChatDraft(focusKey, draft.trim() === '' ? text : `${text}\n${draft}`)
}

function storedDraft(focusKey: FocusKey): string {
  const { text } = Object(storedRecord('chatDrafts', focusKey)) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

export const threadKey = (focusKey: FocusKey): string => queryKey('bot-get-messages', { focusKey })

const noMessages: readonly ThreadMessage[] = []

/** The stored messages of a conversation, oldest first. */
export function useThread(focusKey: FocusKey): readonly ThreadMessage[] {
  return useEntry<'bot-get-messages'>(threadKey(focusKey))?.reply?.threadMessages ?? noMessages
}

/** What a person of the support knows while they answer a conversation; null while Loona does. */
export function useHandOver(focusKey: FocusKey): HandOver | null {
  return useEntry<'bot-get-messages'>(threadKey(focusKey))?.reply?.handOver ?? null
}
