import { parseAdditionalInstructions } from '@aloft/domain/assistant/chat-context.entity'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { endForPerson } from './end-for-person.ts'
import { findHandOver, insertHandOver } from './hand-over.repo.ts'
import { queueRun } from './run.repo.ts'
import { hasMessage, insertMessage, lockThread } from './thread.repo.ts'
import { verifyContext } from './verify-context.ts'

/**
 * Hands a conversation of the caller over to a person of the support (AST-31). What Loona is writing in it ends, and
 * Loona writes nothing more until the hand-over ends: a thread has one open run.
 */
export const startSupport = defineAction('start-support', {
  policy: signedIn,
  async handle({ db, account, clock }, payload) {
    const { focusKey, messageId, message, additionalInstructions, errorReference } = payload
    const now = clock.real()
    const threadId = await lockThread(db, { userId: account.id, focusKey }, now)
    if (await findHandOver(db, threadId)) return 'OK' as const
    await endForPerson(db, threadId)
    if (!(await hasMessage(db, threadId, messageId))) {
      const text = message.trim()
      await insertMessage(db, { threadId, id: messageId, author: 'user', text, runId: null }, now)
    }
    const given = parseAdditionalInstructions(additionalInstructions ?? '')
    const context = given && (await verifyContext(db, account, given))
    const id = uuidv7()
    await queueRun(db, { id, threadId, messageId, answerId: uuidv7() }, now)
    await insertHandOver(db, id, {
      page: context?.page ?? null,
      brandName: context?.brandName ?? null,
      plan: account.planLabel,
      errorReference: errorReference ?? null,
    })
    return 'OK' as const
  },
})
