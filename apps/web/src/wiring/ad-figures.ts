import { beginAdFigures, failAdFigures, setAdFigures } from '../state/ad-figures.ts'
import { api } from './api.ts'

/** Loads what the ads of a brand brought into the store, all of them by one call (LST-02). */
export async function loadAdFigures(ideaId: string): Promise<void> {
  beginAdFigures(ideaId)
  const outcome = await api.call('get-ad-figures', { ideaId })
  if (outcome.kind === 'reply') setAdFigures(ideaId, outcome.reply.figures)
  else failAdFigures(ideaId)
}
