import type { PayloadOf } from '@aloft/contract/schemas'
import { type AiFailure, failureOfMarker, type Writer } from '@aloft/domain/core/ai-results'
import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'
import { api } from '../core/api.ts'

/** Ideas for pictures, or why there are none (GEN-19). */
export async function requestImageIdeas(
  payload: PayloadOf<'generate-image-ideas'>,
): Promise<{ ideas: readonly ImageIdea[]; writer: Writer } | { failure: AiFailure }> {
  const outcome = await api.call('generate-image-ideas', payload)
  if (outcome.kind === 'failure')
    return { failure: outcome.failure.error === 'noSuggestions' ? 'noSuggestions' : 'failed' }
  if (outcome.kind !== 'reply') return { failure: 'failed' }
  const { reply } = outcome
  if (typeof reply === 'string') return { failure: failureOfMarker(reply) ?? 'failed' }
  return { ideas: reply.imageIdeas, writer: reply.writer }
}

/** Orders pictures; resolves with the order, or why there is none. */
export async function orderImages(
  payload: PayloadOf<'generate-images'>,
): Promise<{ taskId: string } | { refusal: 'imagesInProgress' | 'outOfTokens' | 'unsafe' | 'generic' }> {
  const outcome = await api.call('generate-images', payload)
  if (outcome.kind === 'failure') return { refusal: outcome.failure.error }
  if (outcome.kind !== 'reply') return { refusal: 'generic' }
  const { reply } = outcome
  if (typeof reply !== 'string') return { taskId: reply.taskId }
  return { refusal: failureOfMarker(reply) === 'unsafe' ? 'unsafe' : 'generic' }
}
