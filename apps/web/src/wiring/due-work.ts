import type { ReplyOf } from '@aloft/contract/schemas'
import { api } from './api.ts'

/** What falls due next and what was told of last; null where the server does not tell, as in production. */
export async function readDueWork(): Promise<ReplyOf<'get-due-work'> | null> {
  const outcome = await api.call('get-due-work', {})
  return outcome.kind === 'reply' ? outcome.reply : null
}
