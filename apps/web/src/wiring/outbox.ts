import type { ReplyOf } from '@aloft/contract/schemas'
import { api } from './api.ts'

/** The mails that were not sent from here; null if the server doesn't provide them, as in production. */
export async function readOutbox(): Promise<ReplyOf<'get-outbox'> | null> {
  const outcome = await api.call('get-outbox', {})
  return outcome.kind === 'reply' ? outcome.reply : null
}
