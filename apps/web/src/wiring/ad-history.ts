import { hasHistory } from '@aloft/domain/balloons/balloon-merge.rules'
import { absorbAd, knownAd } from '../state/brand.ts'
import { api } from './api.ts'
import { takeAd } from './readable-ads.ts'

const maxAttempts = 3
const underWay = new Map<string, Promise<boolean>>()

/** Loads every value that the keys of an ad of the open brand ever had; false if that failed. */
export function loadAdHistory(ideaId: string, balloonId: string): Promise<boolean> {
  const begun = underWay.get(balloonId)
  if (begun) return begun
  const loading = load(ideaId, balloonId).finally(() => underWay.delete(balloonId))
  underWay.set(balloonId, loading)
  return loading
}

async function load(ideaId: string, balloonId: string): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const before = knownAd(balloonId)
    const outcome = await api.call('get-balloon', { ideaId, balloonId })
    if (outcome.kind !== 'reply') return false
    const ad = takeAd(outcome.reply.balloon)
    if (!ad) return false
    const after = knownAd(balloonId)
    if (after && hasHistory(after)) return true
    // The ad has come again meanwhile, so this answer may be the older one.
    if (after !== before && attempt < maxAttempts) continue
    absorbAd(ad, {})
    return true
  }
}
