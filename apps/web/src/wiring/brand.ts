import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { absorbAd, absorbedCount, beginBrand, failBrand, setBrand } from '../state/brand.ts'
import { currentUser, selectIdea } from '../state/session.ts'
import { api } from './api.ts'
import { readableBrand, takeAd } from './readable-ads.ts'

const maxAttempts = 3

/** The brand as it is after all that was saved up to now: a save that ends meanwhile makes the answer an old one. */
async function askForBrand(ideaId: string) {
  for (let attempt = 1; ; attempt++) {
    const count = absorbedCount()
    const outcome = await api.call('get-idea', { ideaId })
    if (absorbedCount() === count || attempt === maxAttempts) return outcome
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

/** The id of a copy, or why there is none: the plan is full, or the brand has as many drafts as it may. */
export type Duplicated =
  | { readonly newBalloonId: string }
  | { readonly adLimit: AdLimit }
  | { readonly draftLimit: AdLimit }

/** Copies an ad, for Instagram where that is named; the brand then holds both. Null where that failed. */
export async function duplicateAd(
  ideaId: string,
  balloonId: string,
  platform?: 'instagram',
): Promise<Duplicated | null> {
  const outcome = await api.call('duplicate-balloon', { ideaId, balloonId, ...(platform && { platform }) })
  if (outcome.kind === 'reply') {
    setBrand(readableBrand(outcome.reply.idea))
    return { newBalloonId: outcome.reply.newBalloonId }
  }
  if (outcome.kind !== 'failure') return null
  const { failure } = outcome
  if (failure.error === 'maxAds') return { adLimit: failure }
  return failure.error === 'maxDrafts' ? { draftLimit: failure } : null
}

/** Puts an ad away or takes it back, which a brand with as many drafts as it may have does not let a draft do. */
export async function archiveAd(
  ideaId: string,
  balloonId: string,
  isArchived: boolean,
): Promise<'done' | 'maxDrafts' | 'failed'> {
  const outcome = await api.call('archive-balloon', { ideaId, balloonId, isArchived })
  if (outcome.kind !== 'reply')
    return outcome.kind === 'failure' && outcome.failure.error === 'maxDrafts' ? 'maxDrafts' : 'failed'
  const ad = takeAd(outcome.reply.balloon)
  if (ad) absorbAd(ad, {})
  return 'done'
}
