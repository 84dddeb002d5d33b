import { answerMailMs } from '@aloft/domain/assistant/assistant-limits'
import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { appendPersonMessage } from '../assistant/run.repo.ts'

/** Answers a conversation as a person of the support. Its user sees it at once, whichever node they're on (AST-31). */
export const adminAnswerSupport = defineAction('admin-answer-support', {
  policy: adminOnly,
  async handle({ db, clock, now }, { runId, messageId, message }) {
    const answer = { id: messageId, text: message.trim() }
    if (!(await appendPersonMessage(db, runId, answer, clock.real())))
      return { error: 'supportEnded' } as const
    // Answers that follow each other are one email, if they aren't read.
    const mailDate = new Date(now.getTime() + answerMailMs)
    await scheduleDueWork(db, { kind: 'mail-support-answers', subject: runId }, mailDate)
    return 'OK' as const
  },
})
