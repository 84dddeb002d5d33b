import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { cancelOpenRun } from './cancel-open-run.ts'
import { findThread } from './thread.repo.ts'

/** Cancels what is being written in a conversation of the caller, on whichever node (AST-17). */
export const botCancelAllRuns = defineAction('bot-cancel-all-runs', {
  policy: signedIn,
  async handle({ db, account }, { focusKey }) {
    const threadId = await findThread(db, { userId: account.id, focusKey })
    if (threadId !== undefined) await cancelOpenRun(db, threadId)
    return 'OK' as const
  },
})
