import type { PayloadOf } from '@aloft/contract/schemas'
import type { SuggestionState } from '@aloft/views/ads/targeting/keyword-suggestions'
import { api } from '../core/api.ts'

/** Keywords for a seed, or for the brand if there's none (ACT-089). */
export async function suggestKeywords(payload: PayloadOf<'suggest-keywords'>): Promise<SuggestionState> {
  const outcome = await api.call('suggest-keywords', payload)
  if (outcome.kind === 'reply') return { kind: 'ready', keywords: outcome.reply.keywords }
  return { kind: outcome.kind === 'failure' ? 'noSuggestions' : 'failed' }
}
