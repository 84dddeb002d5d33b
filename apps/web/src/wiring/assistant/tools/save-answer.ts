import { readAnswer } from '@aloft/domain/assistant/focus/focus-answers.rules'
import { isQuestionOf } from '@aloft/domain/assistant/focus/focus-questions.rules'
import { currentFocusForm } from '../../../state/focus-form.ts'
import { FailedCall, type ToolHandler } from './tool-handler.ts'

/** Fills in an answer in the form behind the conversation. The user sends the form, as always. */
export const saveAnswer: ToolHandler<'save_answer'> = ({ question, answer }) => {
  const form = currentFocusForm()
  if (!form || !isQuestionOf(form.key, question)) throw new FailedCall({ error: 'formClosed' })
  const read = readAnswer(form.key, question, answer)
  if ('problem' in read) throw new FailedCall({ error: read.problem })
  form.save(question, read.value)
  return Promise.resolve({ isSaved: true, open: [...form.open()] })
}
