import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findHandOver } from './hand-over.repo.ts'
import { findThread, hasMessage, insertMessage, lockThread } from './thread.repo.ts'

/** Adds a message of the caller to a conversation that a person answers. Sent again, it's stored once (AST-31). */
export const sendSupportMessage = defineAction('send-support-message', {
  policy: signedIn,
  async handle({ db, account, clock }, { focusKey, messageId, message }) {
    const of = { userId: account.id, focusKey }
    if ((await findThread(db, of)) === undefined) return { error: 'supportEnded' } as const
    const now = clock.real()
    const threadId = await lockThread(db, of, now)
    if (!(await findHandOver(db, threadId))) return { error: 'supportEnded' } as const
    if (!(await hasMessage(db, threadId, messageId))) {
      const text = message.trim()
      await insertMessage(db, { threadId, id: messageId, author: 'user', text, runId: null }, now)
    }
    return 'OK' as const
  },
})
