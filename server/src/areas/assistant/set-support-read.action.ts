import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { markAnswersRead } from './hand-over.repo.ts'
import { findThread } from './thread.repo.ts'

/** Remembers which answer of a person the caller has read last, so that no email repeats it (AST-31). */
export const setSupportRead = defineAction('set-support-read', {
  policy: signedIn,
  async handle({ db, account }, { focusKey, messageId }) {
    const threadId = await findThread(db, { userId: account.id, focusKey })
    if (threadId !== undefined) await markAnswersRead(db, threadId, messageId)
    return 'OK' as const
  },
})
