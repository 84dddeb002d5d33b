import { reloadAd } from '../balloons/load-ad.ts'
import { api } from '../core/api.ts'

/** Asks the owner of a brand to launch an ad; false if that failed. */
export async function requestLaunch(ideaId: string, balloonId: string): Promise<boolean> {
  const outcome = await api.call('request-launch', { ideaId, balloonId })
  // The ad isn't what it was here.
  if (outcome.kind === 'failure') void reloadAd(ideaId, balloonId)
  return outcome.kind === 'reply'
}
