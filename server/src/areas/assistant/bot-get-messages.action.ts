import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { findThread, listMessages } from './thread.repo.ts'

/** Returns a conversation of the caller, oldest message first (AST-15). */
export const botGetMessages = defineAction('bot-get-messages', {
  policy: signedIn,
  async handle({ db, account }, { focusKey }) {
    const threadId = await findThread(db, { userId: account.id, focusKey })
    const rows = threadId === undefined ? [] : await listMessages(db, threadId)
    return {
      threadMessages: rows.map(({ id, author, text, date, runId, status }) => ({
        id,
        by: author,
        text,
        calls: [],
        date,
        run: runId && status ? { id: runId, status } : null,
      })),
    }
  },
})
