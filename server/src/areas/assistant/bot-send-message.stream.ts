import { maxMessagesADay, maxMessagesAnHour } from '@aloft/domain/assistant/assistant-limits'
import { parseAdditionalInstructions } from '@aloft/domain/assistant/chat-context.entity'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import type { Counters } from '../../action/counter.repo.ts'
import { defineStream, OpenedStream } from '../../action/define-stream.ts'
import { signedIn } from '../../action/policies.ts'
import { conversationFor } from './conversation.ts'
import { insertRun } from './run.repo.ts'
import { findSummary } from './summary.repo.ts'
import type { RunOrder } from './write-answer.ts'
import { verifyContext } from './verify-context.ts'
import {
  findOpenRun,
  findRunOfMessage,
  findThread,
  hasMessage,
  insertMessage,
  listMessages,
  lockThread,
} from './thread.repo.ts'

const limits = [
  { name: 'assistant-messages-hour', limit: maxMessagesAnHour, seconds: 3_600 },
  { name: 'assistant-messages-day', limit: maxMessagesADay, seconds: 86_400 },
] as const

/**
 * Stores a message and begins its answer, or follows the answer of a message that was stored before (OPN-24, OPN-26). An
 * answer that failed begins again.
 */
export const botSendMessage = defineStream('bot-send-message', {
  policy: signedIn,

  async prepare({ db, account, counters }, { userId, focusKey, messageId }) {
    if (userId !== account.id) throw new CallError('forbidden')
    const threadId = await findThread(db, { userId, focusKey })
    const isNew =
      threadId === undefined ||
      !((await hasMessage(db, threadId, messageId)) || (await findOpenRun(db, threadId)))
    return isNew ? takeMessage(counters, account.id) : null
  },

  async handle({ db, account, clock }, payload, refused) {
    if (refused) return refused
    const { focusKey, messageId, message, additionalInstructions } = payload
    const now = clock.real()
    const threadId = await lockThread(db, { userId: account.id, focusKey }, now)
    const known = await findRunOfMessage(db, threadId, messageId)
    if (known && known.status !== 'error') return new OpenedStream(known.runId)
    const open = await findOpenRun(db, threadId)
    if (open) return { error: 'answerInProgress', messageId: open.messageId } as const

    const runId = uuidv7()
    const answerId = uuidv7()
    if (!known) {
      const text = message.trim()
      await insertMessage(db, { threadId, id: messageId, author: 'user', text, runId: null }, now)
    }
    const summary = await findSummary(db, threadId)
    const conversation = conversationFor(await listMessages(db, threadId), messageId, summary)
    const given = parseAdditionalInstructions(additionalInstructions ?? '')
    await insertRun(db, { id: runId, threadId, messageId, answerId, context: given }, now)
    await insertMessage(db, { threadId, id: answerId, author: 'assistant', text: '', runId }, now)
    const context = given && (await verifyContext(db, account, given))
    const order: RunOrder = {
      ...conversation,
      id: runId,
      threadId,
      userId: account.id,
      focusKey,
      answerId,
      context,
      languageTag: account.language,
      lastEvent: 0,
      rounds: 0,
    }
    return new OpenedStream(runId, order)
  },
})

/** Counts a message; returns the failure if there were too many in the last hour or day. */
async function takeMessage(counters: Counters, userId: string) {
  for (const [index, counter] of limits.entries()) {
    const taken = await counters.take(counter, userId)
    if (taken.isTaken) continue
    for (const before of limits.slice(0, index)) await counters.giveBack(before, userId)
    const { retryAfterSeconds } = taken
    return { error: 'tooManyMessages', limit: counter.limit, retryAfterSeconds } as const
  }
  return null
}
