import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { api } from './api.ts'

/** Who changed a field of a brief and what it began with; null where that could not be loaded. */
export async function loadBriefHistory(
  ideaId: string,
  briefId: string,
  field: PayloadOf<'get-brief-history'>['field'],
): Promise<ReplyOf<'get-brief-history'> | null> {
  const outcome = await api.call('get-brief-history', { ideaId, briefId, field })
  return outcome.kind === 'reply' ? outcome.reply : null
}
