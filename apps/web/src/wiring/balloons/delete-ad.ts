import { confirmationWords } from '@aloft/domain/core/params'
import { api } from '../core/api.ts'
import { takeBrand } from './brand.ts'

/** Deletes an ad permanently; resolves with false if that failed. */
export async function deleteAd(ideaId: string, balloonId: string): Promise<boolean> {
  const confirmation = confirmationWords.delete
  const outcome = await api.call('delete-balloon', { ideaId, balloonId, confirmation })
  if (outcome.kind === 'reply') takeBrand(outcome.reply.idea)
  return outcome.kind === 'reply'
}
