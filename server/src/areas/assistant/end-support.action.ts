import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findHandOver } from './hand-over.repo.ts'
import { endRun } from './run.repo.ts'
import { findThread } from './thread.repo.ts'

/** Returns a conversation of the caller from a person to Loona (AST-31). */
export const endSupport = defineAction('end-support', {
  policy: signedIn,
  async handle({ db, account }, { focusKey }) {
    const threadId = await findThread(db, { userId: account.id, focusKey })
    const handOver = threadId === undefined ? undefined : await findHandOver(db, threadId)
    if (handOver) await endRun(db, handOver.runId, { status: 'completed' })
    return 'OK' as const
  },
})
