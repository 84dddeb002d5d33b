import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import type { ThreadMessage } from '@aloft/domain/assistant/thread-message.entity'
import { useEffect } from 'react'
import { useHandOver } from '../state/assistant.ts'
import { readAnswer } from '../wiring/assistant/read-answer.ts'

/** Notes that the newest answer of a person is on the screen, so that no email repeats it (AST-31). */
export function useReadAnswers(focusKey: FocusKey, thread: readonly ThreadMessage[]): void {
  const handOver = useHandOver(focusKey)
  const answer = thread.findLast(({ by }) => by === 'person')
  // Of a conversation that has ended, only the end may be unread.
  const messageId = (handOver || answer === thread.at(-1)) && answer ? answer.id : null
  useEffect(() => {
    if (messageId === null) return undefined
    const read = () => {
      if (document.visibilityState === 'visible') void readAnswer(focusKey, messageId)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [focusKey, messageId])
}
