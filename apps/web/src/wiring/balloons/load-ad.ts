import { hasHistory } from '@aloft/domain/balloons/balloon-merge.rules'
import { absorbAd, knownAd, removeAd } from '../../state/brand.ts'
import { queryKey } from '../../state/replies.ts'
import { dropQuery, failureOf, loadedNow } from '../../state/queries.ts'
import { loadBrand } from './brand.ts'
import { fetchReply } from '../core/queries.ts'
import { takeAd } from './readable-ads.ts'

const maxAttempts = 3

/** Loads an ad, also a new one, with the whole history of its values; resolves with false if that failed. */
export async function loadAd(ideaId: string, balloonId: string): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const before = knownAd(balloonId)
    const reply = await fetchReply('get-balloon', { ideaId, balloonId })
    const ad = reply && takeAd(reply.balloon)
    if (!ad) return false
    const after = knownAd(balloonId)
    const hasComeAgain = after !== before
    if (hasComeAgain && after && hasHistory(after)) return true
    // This answer may be older than what's shown.
    if (hasComeAgain && attempt < maxAttempts) continue
    absorbAd(ideaId, ad, {})
    // The brand has it now, and nothing should be stored twice.
    dropQuery(queryKey('get-balloon', { ideaId, balloonId }))
    return true
  }
}

/** Reloads an ad that others may have changed or deleted; its whole brand if that fails. */
export async function reloadAd(ideaId: string, balloonId: string): Promise<void> {
  if (await loadAd(ideaId, balloonId)) return
  const failure = failureOf(loadedNow<'get-balloon'>(queryKey('get-balloon', { ideaId, balloonId })))
  if (failure?.error === 'balloonNotFound') removeAd(ideaId, balloonId)
  else await loadBrand(ideaId)
}
