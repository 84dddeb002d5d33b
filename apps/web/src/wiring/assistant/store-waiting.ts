import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { connectAssistant } from '@aloft/machines/assistant/assistant.connect'
import type { assistantMachine } from '@aloft/machines/assistant/assistant.machine'
import type { Question } from '@aloft/machines/assistant/run'
import type { ActorRefFrom } from 'xstate'
import { storedRecord, storeRecord } from '../../state/stored-records.ts'

/**
 * Stores the message that is sent, or waits for the connection, until the server has it. After a reload it's sent once the conversation
 * is loaded, with the same id, so that the server never has it twice (OPN-26).
 */
export function storeWaiting(
  actor: Pick<ActorRefFrom<typeof assistantMachine>, 'subscribe' | 'send'>,
  focusKey: FocusKey,
): void {
  let waiting = storedQuestion(focusKey)
  let isFromBefore = waiting !== null
  const store = (question: Question | null) => {
    waiting = question
    isFromBefore = false
    storeRecord('chatWaiting', focusKey, question)
  }
  actor.subscribe((snapshot) => {
    const { stage, question, status } = connectAssistant(snapshot)
    if (isFromBefore && waiting) {
      if (stage !== 'ready') return
      const left = waiting
      if (question?.id === left.id) return store(null)
      isFromBefore = false
      actor.send({ type: 'SEND', id: left.id, text: left.text })
      return
    }
    // Even with a connection, a reload may come before the server has it.
    if (question && (stage === 'offline' || status === 'sent')) {
      if (question.id !== waiting?.id) store(question)
    } else if (waiting) store(null)
  })
}

function storedQuestion(focusKey: FocusKey): Question | null {
  const { id, text } = Object(storedRecord('chatWaiting', focusKey)) as { id?: unknown; text?: unknown }
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : null
}
