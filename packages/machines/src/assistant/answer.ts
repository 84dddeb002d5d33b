import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { statusOfCall } from '@aloft/domain/assistant/tools/tool-calls.rules'

/** A message that the running answer has written so far. */
export interface Answer {
  readonly id: string
  readonly text: string
  readonly calls: readonly ThreadCall[]
  /** It began again, so what was stored of it before isn't shown any more. */
  readonly isRewritten: boolean
}

/** The answers after an event of the stream (AST-10). */
export function withEvent(answers: readonly Answer[], event: StreamEvent): readonly Answer[] {
  switch (event.name) {
    case 'textCreated':
      return begun(answers, event.data.messageId)
    case 'textDelta':
      return change(answers, event.data.messageId, (answer) => ({
        ...answer,
        text: answer.text + event.data.text,
      }))
    case 'toolCallCreated': {
      const { messageId, callId: id, name } = event.data
      const call: ThreadCall = { id, name, arguments: {}, status: 'auto', ideaId: null, output: null }
      return change(answers, messageId, (answer) => ({ ...answer, calls: [...answer.calls, call] }))
    }
    case 'toolCallStart': {
      const { messageId, callId: id, name, arguments: args, ideaId } = event.data
      const status = statusOfCall(name)
      const call: ThreadCall = { id, name, arguments: args, status, ideaId, output: null }
      return change(answers, messageId, (answer) => ({
        ...answer,
        calls: [...answer.calls.filter((one) => one.id !== id), call],
      }))
    }
    case 'runStatusUpdated':
    case 'error':
      return answers
  }
}

/** An answer that isn't safe begins again, empty. */
function begun(answers: readonly Answer[], id: string): readonly Answer[] {
  const isRewritten = answers.some((answer) => answer.id === id)
  const begin = { id, text: '', calls: [], isRewritten }
  return isRewritten ? answers.map((answer) => (answer.id === id ? begin : answer)) : [...answers, begin]
}

function withMessage(answers: readonly Answer[], id: string): readonly Answer[] {
  return answers.some((answer) => answer.id === id) ? answers : begun(answers, id)
}

/** Resumed streams may begin in the middle of a message. */
function change(
  answers: readonly Answer[],
  id: string,
  update: (answer: Answer) => Answer,
): readonly Answer[] {
  return withMessage(answers, id).map((answer) => (answer.id === id ? update(answer) : answer))
}
