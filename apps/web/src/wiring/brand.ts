import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { absorbAd, absorbedCount, beginBrand, failBrand, setBrand } from '../state/brand.ts'
import { currentUser, selectIdea } from '../state/session.ts'
import { api } from './api.ts'
import { readableBrand, takeAd } from './readable-ads.ts'

const maxLooks = 3

/** The brand as it is after all that was saved up to now: a save that ends meanwhile makes the answer an old one. */
async function askForBrand(ideaId: string) {
  for (let looks = 1; ; looks++) {
    const count = absorbedCount()
    const outcome = await api.call('get-idea', { ideaId })
    if (absorbedCount() === count || looks === maxLooks) return outcome
  }
}

/** Loads a brand with its ads into the store; the one that is open stays in sight until the new one comes. */
export async function loadBrand(ideaId: string): Promise<void> {
  beginBrand(ideaId)
  const outcome = await askForBrand(ideaId)
  if (outcome.kind === 'reply') setBrand(readableBrand(outcome.reply))
  else failBrand(ideaId)
}

/** Opens a brand: another one is from now on that which the user comes back to; its ads are loaded (NAV-14). */
export async function openBrand(ideaId: string): Promise<void> {
  const isOther = currentUser()?.selectedIdeaId !== ideaId
  const selected = isOther ? api.call('set-idea-open-date', { ideaId }) : null
  await loadBrand(ideaId)
  const outcome = await selected
  if (outcome?.kind === 'reply') selectIdea(outcome.reply.selectedIdeaId)
}

/** Copies an ad; the brand then holds both. Answers the copy's id, or that the plan is full; null where it failed. */
export async function duplicateAd(
  ideaId: string,
  balloonId: string,
): Promise<{ readonly newBalloonId: string } | { readonly adLimit: AdLimit } | null> {
  const outcome = await api.call('duplicate-balloon', { ideaId, balloonId })
  if (outcome.kind === 'reply') {
    setBrand(readableBrand(outcome.reply.idea))
    return { newBalloonId: outcome.reply.newBalloonId }
  }
  const isFull = outcome.kind === 'failure' && outcome.failure.error === 'maxAds'
  return isFull ? { adLimit: outcome.failure } : null
}

/** Puts an ad away or takes it back; false where that came to nothing. */
export async function archiveAd(ideaId: string, balloonId: string, isArchived: boolean): Promise<boolean> {
  const outcome = await api.call('archive-balloon', { ideaId, balloonId, isArchived })
  if (outcome.kind !== 'reply') return false
  const ad = takeAd(outcome.reply.balloon)
  if (ad) absorbAd(ad, {})
  return true
}
