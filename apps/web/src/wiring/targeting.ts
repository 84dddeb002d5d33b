import type { PayloadOf } from '@aloft/contract/schemas'
import type { SuggestionState } from '@aloft/design-system/patterns/keyword-suggestions'
import type { Interest } from '@aloft/domain/ads/interests.rules'
import type { Place } from '@aloft/domain/ads/places.rules'
import { api } from './api.ts'

/** Places whose names begin like a query, the best first; null where nobody can say. An aborted call rejects (ACT-087). */
export async function searchLocations(
  payload: PayloadOf<'search-locations'>,
  signal: AbortSignal,
): Promise<readonly Place[] | null> {
  const outcome = await api.call('search-locations', payload, { signal })
  return outcome.kind === 'reply' ? outcome.reply.locations : null
}

/** Interests whose names begin like a query, the best first; null where nobody can say (ACT-088). */
export async function searchInterests(
  payload: PayloadOf<'search-interests'>,
  signal: AbortSignal,
): Promise<readonly Interest[] | null> {
  const outcome = await api.call('search-interests', payload, { signal })
  return outcome.kind === 'reply' ? outcome.reply.interests : null
}

/** Keywords that fit a seed, or the brand where there is none (ACT-089). */
export async function suggestKeywords(payload: PayloadOf<'suggest-keywords'>): Promise<SuggestionState> {
  const outcome = await api.call('suggest-keywords', payload)
  if (outcome.kind === 'reply') return { kind: 'ready', keywords: outcome.reply.keywords }
  return { kind: outcome.kind === 'failure' ? 'noSuggestions' : 'failed' }
}
