import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { api } from '../core/api.ts'

/** Ids of the answers that the server knows are read. */
const read = new Set<string>()

/** Notes on the server that the user has read a person's answer, once. What fails is tried again with the next one. */
export async function readAnswer(focusKey: FocusKey, messageId: string): Promise<void> {
  if (read.has(messageId)) return
  read.add(messageId)
  const outcome = await api.call('set-support-read', { focusKey, messageId })
  if (outcome.kind !== 'reply') read.delete(messageId)
}
