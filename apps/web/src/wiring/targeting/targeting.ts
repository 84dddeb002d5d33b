import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { failureIn } from '../../state/load-failure.ts'
import type { FailureDetails } from '../../state/replies.ts'
import { api } from '../core/api.ts'
import { realNow } from '../core/clock.ts'

/** What came of a request for keywords. */
type Suggested =
  | { readonly kind: 'ready'; readonly keywords: ReplyOf<'suggest-keywords'>['keywords'] }
  | { readonly kind: 'noSuggestions' }
  | { readonly kind: 'failed'; readonly failure: FailureDetails | null }

/** Keywords for a seed, or for the brand if there's none (ACT-089). */
export async function suggestKeywords(payload: PayloadOf<'suggest-keywords'>): Promise<Suggested> {
  const outcome = await api.call('suggest-keywords', payload)
  if (outcome.kind === 'reply') return { kind: 'ready', keywords: outcome.reply.keywords }
  if (outcome.kind === 'failure') return { kind: 'noSuggestions' }
  return { kind: 'failed', failure: failureIn(outcome, new Date(realNow())) }
}
