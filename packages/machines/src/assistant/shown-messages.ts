import type { ThreadCall, ThreadMessage } from '@aloft/domain/assistant/thread-message.entity'
import type { Answer } from './answer.ts'
import type { AssistantView } from './assistant.connect.ts'

/** A message of the conversation as users see it. */
export interface ShownMessage {
  readonly id: string
  readonly by: ThreadMessage['by']
  readonly text: string
  /** Tools that it uses; left out without any. */
  readonly calls?: readonly ThreadCall[]
  /** `offline`: it waits for the connection. `stopped`: the user ended this answer. */
  readonly mark?: 'offline' | 'stopped'
}

type Shown = Pick<AssistantView, 'stage' | 'status' | 'question' | 'answers'> &
  Partial<Pick<AssistantView, 'spoken'>>

/** The stored conversation with the question and the answer that the server may not have stored yet. */
export function shownMessages(
  stored: readonly ThreadMessage[],
  { stage, status, question, answers, spoken }: Shown,
): readonly ShownMessage[] {
  const written = new Map(answers.map((answer) => [answer.id, answer]))
  const known = new Set(stored.map(({ id }) => id))
  const isOpen = stage !== 'ready'
  // A part of an answer that failed is dropped (OPN-26).
  const shown = stored.filter(({ by, run }) => by !== 'assistant' || run?.status !== 'error')
  const messages: ShownMessage[] = shown.map(({ id, by, text, calls }) => ({
    id,
    by,
    text: newer(text, written.get(id)),
    ...callsOf(newerCalls(calls, written.get(id))),
  }))
  if (question && !known.has(question.id)) messages.push({ ...question, by: 'user' })
  if (spoken && !known.has(spoken.id)) messages.push({ ...spoken, by: 'user' })
  for (const { id, text, calls } of answers)
    if (!known.has(id)) messages.push({ id, by: 'assistant', text, ...callsOf(calls) })
  const stopped = new Set(shown.filter(({ run }) => run?.status === 'cancelled').map(({ id }) => id))
  return messages.map((message, index) => {
    const isLast = index === messages.length - 1
    if (isLast && status === 'cancelled') return { ...message, mark: 'stopped' }
    if (stage === 'offline' && message.id === question?.id) return { ...message, mark: 'offline' }
    // The note belongs to the answer; without one it's below the question.
    const isAnswered = messages[index + 1]?.by === 'assistant'
    const isStopped = stopped.has(message.id) && !isAnswered && !(isLast && isOpen)
    return isStopped ? { ...message, mark: 'stopped' } : message
  })
}

/** A replayed answer starts empty, while the stored one has its text so far. */
function newer(stored: string, written: Answer | undefined): string {
  if (!written) return stored
  return written.isRewritten || written.text.length >= stored.length ? written.text : stored
}

const callsOf = (calls: readonly ThreadCall[]) => (calls.length > 0 ? { calls } : {})

/** A replayed answer has its calls again without what was stored of them. */
function newerCalls(stored: readonly ThreadCall[], written: Answer | undefined): readonly ThreadCall[] {
  if (!written) return stored
  if (written.calls.length < stored.length && !written.isRewritten) return stored
  return written.calls.map((call) => (call.output ? call : (stored.find(({ id }) => id === call.id) ?? call)))
}
