import type { PayloadOf } from '@aloft/contract/schemas'
import { type AiFailure, failureOfMarker } from '@aloft/domain/core/ai-results'
import { api } from './api.ts'

/** More texts for an ad, or the reason why there are none (GEN-17, GEN-19). */
export async function requestTexts(
  payload: PayloadOf<'generate-texts'>,
): Promise<{ texts: string[] } | { failure: AiFailure }> {
  const outcome = await api.call('generate-texts', payload)
  if (outcome.kind === 'failure') {
    const { error } = outcome.failure
    return { failure: error === 'balloonNotFound' ? 'failed' : error }
  }
  if (outcome.kind !== 'reply') return { failure: 'failed' }
  return typeof outcome.reply === 'string'
    ? { failure: failureOfMarker(outcome.reply) ?? 'failed' }
    : { texts: outcome.reply.texts }
}
