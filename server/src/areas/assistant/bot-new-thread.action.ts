import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { cancelOpenRun } from './cancel-open-run.ts'
import { deleteThread, findThread } from './thread.repo.ts'

/** Deletes a conversation of the caller, and cancels what is being written in it (AST-16). */
export const botNewThread = defineAction('bot-new-thread', {
  policy: signedIn,
  async handle({ db, account }, { focusKey }) {
    const threadId = await findThread(db, { userId: account.id, focusKey })
    if (threadId !== undefined) {
      await cancelOpenRun(db, threadId)
      await deleteThread(db, threadId)
    }
    return 'OK' as const
  },
})
