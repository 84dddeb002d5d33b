import type { ReplyOf } from '@aloft/contract/schemas'
import { api } from './api.ts'

/** The work due next and the last notifications; null if the server doesn't provide them, as in production. */
export async function readDueWork(): Promise<ReplyOf<'get-due-work'> | null> {
  const outcome = await api.call('get-due-work', {})
  return outcome.kind === 'reply' ? outcome.reply : null
}
