import { selectIdea } from '../../state/ideas.ts'
import { api } from '../core/api.ts'

/** The ad that this page selected last, so that an ad that stays open isn't sent again. */
let sent: { readonly ideaId: string; readonly balloonId: string } | null = null

/** Stores the ad that the user has selected in its brand, until they open another one (NAV-14). */
export async function selectAd(ideaId: string, balloonId: string): Promise<void> {
  if (sent?.ideaId === ideaId && sent.balloonId === balloonId) return
  const selection = { ideaId, balloonId }
  sent = selection
  const outcome = await api.call('set-idea-open-date', selection)
  if (outcome.kind === 'reply') selectIdea(outcome.reply.selectedIdeaId)
  else if (sent === selection) sent = null
}

/** The ad that the user has selected in a brand; null if there's none, or the call fails. */
export async function findSelectedAd(ideaId: string): Promise<string | null> {
  const outcome = await api.call('set-idea-open-date', { ideaId })
  return outcome.kind === 'reply' ? outcome.reply.selectedBalloonId : null
}
