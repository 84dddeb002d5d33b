import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import type { ReadyImage } from '@aloft/views/creatives/images/ordered-images'
import { fetchReply } from '../wiring/core/queries.ts'
import { ask } from './ask.ts'

/** Asks for pictures made for a brand or an ad; none if the user closes the modal, or tops up tokens instead. */
export async function openImageGeneration(
  ideaId: string,
  balloonId: string | null,
): Promise<readonly ReadyImage[]> {
  const answer = await ask('image-generation', { ideaId, balloonId })
  if (answer !== 'topUp') return answer?.images ?? []
  const balance = await fetchReply('get-token-balance', {})
  if (balance) await ask('ai-token-balance', { balance, needed: tokenPrices.image })
  return []
}
