import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import type { Spoken } from '@aloft/machines/assistant/run'
import { threadKey } from '../../state/assistant.ts'
import { lastErrorReference } from '../../state/last-error.ts'
import { currentUser } from '../../state/session.ts'
import { api } from '../core/api.ts'
import { load } from '../core/queries.ts'
import { currentContext } from './current-context.ts'

/** Hands a conversation over to a person, with what helps them: the open page, the brand and the last error (AST-31). */
export async function startSupport({ focusKey, question }: Spoken): Promise<boolean> {
  const user = currentUser()
  if (!user) return false
  const errorReference = lastErrorReference()
  const outcome = await api.call('start-support', {
    focusKey,
    message: question.text,
    messageId: question.id,
    additionalInstructions: currentContext(user, focusKey),
    ...(errorReference && { errorReference }),
  })
  return outcome.kind === 'reply'
}

/** Sends a message to the person, and loads the conversation with it. */
export async function sendToPerson({ focusKey, question }: Spoken): Promise<boolean> {
  const message = { focusKey, messageId: question.id, message: question.text }
  const outcome = await api.call('send-support-message', message)
  if (outcome.kind !== 'reply') return false
  await load(threadKey(focusKey))
  return true
}

/** Returns a conversation to Loona. */
export async function endSupport(focusKey: FocusKey): Promise<boolean> {
  return (await api.call('end-support', { focusKey })).kind === 'reply'
}
