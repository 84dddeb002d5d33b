import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { connectAssistant } from '@aloft/machines/assistant/assistant.connect'
import type { assistantMachine } from '@aloft/machines/assistant/assistant.machine'
import type { Question } from '@aloft/machines/assistant/run'
import type { ActorRefFrom } from 'xstate'
import { storedRecord, storeRecord } from '../../state/stored-records.ts'

/**
 * Stores the message that waits for the connection until the server has it. After a reload it's sent once the conversation
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
    if (stage === 'offline' && question) {
      if (question.id !== waiting?.id) store(question)
      return
    }
    // Until then, a reload may come before the server has it.
    const isOnItsWay = status === 'sent' && question?.id === waiting?.id
    if (waiting && !isOnItsWay) store(null)
  })
}

function storedQuestion(focusKey: FocusKey): Question | null {
  const { id, text } = Object(storedRecord('chatWaiting', focusKey)) as { id?: unknown; text?: unknown }
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : null
}
