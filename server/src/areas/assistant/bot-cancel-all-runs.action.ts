import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { endRun } from './run.repo.ts'
import { findOpenRun, findThread } from './thread.repo.ts'

/** Cancels what is being written in a conversation of the caller, on whichever node (AST-17). */
export const botCancelAllRuns = defineAction('bot-cancel-all-runs', {
  policy: signedIn,
  async handle({ db, account }, { focusKey }) {
    const threadId = await findThread(db, { userId: account.id, focusKey })
    const open = threadId === undefined ? undefined : await findOpenRun(db, threadId)
    // A person's hand-over has its own end.
    if (open && open.status !== 'queued') await endRun(db, open.runId, { status: 'cancelled' })
    return 'OK' as const
  },
})
