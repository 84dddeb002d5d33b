import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { type AiFailure, failureOfMarker } from '@aloft/domain/core/ai-results'
import { api } from '../core/api.ts'

type AdTexts = Exclude<ReplyOf<'generate-texts'>, string>

/** More texts for an ad with the appeal of each, or why there are none (GEN-17, GEN-19). */
export async function requestTexts(
  payload: PayloadOf<'generate-texts'>,
): Promise<Pick<AdTexts, 'texts' | 'angles'> | { failure: AiFailure }> {
  const outcome = await api.call('generate-texts', payload)
  if (outcome.kind === 'failure') {
    const { error } = outcome.failure
    return { failure: error === 'balloonNotFound' ? 'failed' : error }
  }
  if (outcome.kind !== 'reply') return { failure: 'failed' }
  return typeof outcome.reply === 'string'
    ? { failure: failureOfMarker(outcome.reply) ?? 'failed' }
    : outcome.reply
}
