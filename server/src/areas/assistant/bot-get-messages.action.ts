import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { listCalls } from './call.repo.ts'
import { findHandOver } from './hand-over.repo.ts'
import { findThread, listMessages } from './thread.repo.ts'

/** Returns a conversation of the caller, oldest message first (AST-15). */
export const botGetMessages = defineAction('bot-get-messages', {
  policy: signedIn,
  async handle({ db, account }, { focusKey }) {
    const threadId = await findThread(db, { userId: account.id, focusKey })
    // Before the messages: an answer that arrives in between is in them, and its event comes again.
    const handOver = threadId === undefined ? undefined : await findHandOver(db, threadId)
    const rows = threadId === undefined ? [] : await listMessages(db, threadId)
    const calls = threadId === undefined ? [] : await listCalls(db, threadId)
    const callsByMessage = Map.groupBy(calls, ({ messageId }) => messageId)
    return {
      threadMessages: rows.map(({ id, author, text, date, runId, status }) => ({
        id,
        by: author,
        text,
        calls: (callsByMessage.get(id) ?? []).map(
          ({ id: callId, name, arguments: given, status: callStatus, ideaId, output }) => ({
            id: callId,
            name,
            arguments: given,
            status: callStatus,
            ideaId,
            output,
          }),
        ),
        date,
        run: runId && status ? { id: runId, status } : null,
      })),
      handOver: handOver ?? null,
    }
  },
})
