import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { api } from './api.ts'

/** Who changed a field of a brief, or did `before` a change, and what it began with; null where that did not load. */
export async function loadBriefHistory(
  ideaId: string,
  briefId: string,
  field: PayloadOf<'get-brief-history'>['field'],
  before?: number,
): Promise<ReplyOf<'get-brief-history'> | null> {
  const outcome = await api.call('get-brief-history', {
    ideaId,
    briefId,
    field,
    ...(before !== undefined && { before }),
  })
  return outcome.kind === 'reply' ? outcome.reply : null
}
