import type { PayloadOf } from '@aloft/contract/schemas'
import type { SuggestionState } from '@aloft/views/ads/targeting/keyword-suggestions'
import { api } from '../core/api.ts'

/** Keywords that fit a seed, or the brand where there is none (ACT-089). */
export async function suggestKeywords(payload: PayloadOf<'suggest-keywords'>): Promise<SuggestionState> {
  const outcome = await api.call('suggest-keywords', payload)
  if (outcome.kind === 'reply') return { kind: 'ready', keywords: outcome.reply.keywords }
  return { kind: outcome.kind === 'failure' ? 'noSuggestions' : 'failed' }
}
