import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { mergeBalloon } from '@aloft/domain/balloons/balloon-merge.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { absorbAd, brandKey, selectBrand } from '../../state/brand.ts'
import { loadedNow } from '../../state/queries.ts'
import { takeReply } from '../../state/replies.ts'
import { selectIdea } from '../../state/ideas.ts'
import { currentUser } from '../../state/session.ts'
import { api } from '../core/api.ts'
import { load, readReplies } from '../core/queries.ts'
import { readableBrand, takeAd } from './readable-ads.ts'

readReplies('get-idea', readBrand)

/** The valid parts of a brand; loaded histories of its ads stay as long as nobody has added to them. */
function readBrand(given: IdeaWithBalloons, known: IdeaWithBalloons | undefined): IdeaWithBalloons {
  const brand = readableBrand(given)
  const ads = new Map(known?.balloons.map((ad) => [ad.id, ad]))
  return { ...brand, balloons: brand.balloons.map((ad) => mergeBalloon(ads.get(ad.id), ad)) }
}

/** Stores a brand returned by a command. */
export function takeBrand(brand: IdeaWithBalloons): void {
  const known = loadedNow<'get-idea'>(brandKey(brand._id))
  const reply = readBrand(brand, known.status === 'ready' ? known.reply : undefined)
  takeReply('get-idea', { ideaId: brand._id }, reply)
}

/** Loads a brand with its ads; the shown data stays until the new data arrives. */
export function loadBrand(ideaId: string): Promise<void> {
  return load(brandKey(ideaId))
}

/** Opens a brand; if it's a different one, the server remembers it for the next visit (NAV-14). */
export async function openBrand(ideaId: string): Promise<void> {
  selectBrand(ideaId)
  if (currentUser()?.selectedIdeaId === ideaId) return
  const outcome = await api.call('set-idea-open-date', { ideaId })
  if (outcome.kind === 'reply') selectIdea(outcome.reply.selectedIdeaId)
}

/** The id of a copy, or why there's none: the plan is full, or the brand has reached its limit of drafts. */
export type Duplicated =
  | { readonly newBalloonId: string }
  | { readonly adLimit: AdLimit }
  | { readonly draftLimit: AdLimit }

/** Copies an ad, for Instagram or as a new version if that is given; the brand then has both. Null if it failed. */
export async function duplicateAd(
  ideaId: string,
  balloonId: string,
  as: { readonly platform?: 'instagram'; readonly isNewVersion?: true } = {},
): Promise<Duplicated | null> {
  const outcome = await api.call('duplicate-balloon', { ideaId, balloonId, ...as })
  if (outcome.kind === 'reply') {
    takeBrand(outcome.reply.idea)
    return { newBalloonId: outcome.reply.newBalloonId }
  }
  if (outcome.kind !== 'failure') return null
  const { failure } = outcome
  if (failure.error === 'maxAds') return { adLimit: failure }
  return failure.error === 'maxDrafts' ? { draftLimit: failure } : null
}

/** Archives or restores an ad; a draft can't be restored if the brand has reached its limit of drafts. */
export async function archiveAd(
  ideaId: string,
  balloonId: string,
  isArchived: boolean,
): Promise<'done' | 'maxDrafts' | 'failed'> {
  const outcome = await api.call('archive-balloon', { ideaId, balloonId, isArchived })
  if (outcome.kind !== 'reply')
    return outcome.kind === 'failure' && outcome.failure.error === 'maxDrafts' ? 'maxDrafts' : 'failed'
  const ad = takeAd(outcome.reply.balloon)
  if (ad) absorbAd(ideaId, ad, {})
  return 'done'
}
