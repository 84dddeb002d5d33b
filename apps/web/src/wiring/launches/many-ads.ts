import type { ManyAction, ManyRefusal, ManyResult } from '@aloft/views/ads/lists/selection-bar'
import { canBeStopped } from '@aloft/domain/ads/list/stop-refunds.rules'
import { type BalloonStatus, isUnderWay } from '@aloft/domain/balloons/balloon-status.rules'
import { archiveAd, duplicateAd, loadBrand } from '../balloons/brand.ts'
import { api } from '../core/api.ts'

/** An ad that an action is applied to. */
export interface ChosenAd {
  readonly id: string
  readonly name: string
  readonly status: BalloonStatus
  readonly componentId: string
}

/**
 * Applies an action to one ad after the other, so that limits count each of them. None of the actions spends money: an ad
 * that archiving would stop is left as it is.
 */
export async function actOnAds(
  action: ManyAction,
  ideaId: string,
  ads: readonly ChosenAd[],
): Promise<ManyResult & { readonly doneIds: readonly string[] }> {
  const refused: { name: string; reason: ManyRefusal }[] = []
  const doneIds: string[] = []
  for (const ad of ads) {
    const reason = await acts[action](ideaId, ad)
    if (reason) refused.push({ name: ad.name, reason })
    else doneIds.push(ad.id)
  }
  if (action === 'stop' && doneIds.length > 0) await loadBrand(ideaId)
  return { action, numDone: doneIds.length, refused, doneIds }
}

/** Brings archived ads back; how many of them couldn't be. */
export async function restoreAds(ideaId: string, ids: readonly string[]): Promise<number> {
  let numFailed = 0
  for (const id of ids) {
    if ((await archiveAd(ideaId, id, false)) !== 'done') numFailed++
  }
  return numFailed
}

type Act = (ideaId: string, ad: ChosenAd) => Promise<ManyRefusal | null>

const acts: Readonly<Record<ManyAction, Act>> = {
  async archive(ideaId, { id, status }) {
    if (isUnderWay(status)) return 'underWay'
    return (await archiveAd(ideaId, id, true)) === 'done' ? null : 'failed'
  },
  async duplicate(ideaId, { id }) {
    const copied = await duplicateAd(ideaId, id)
    if (!copied) return 'failed'
    if ('adLimit' in copied) return 'maxAds'
    return 'draftLimit' in copied ? 'maxDrafts' : null
  },
  async stop(ideaId, { id, componentId, status }) {
    if (!canBeStopped(status)) return 'notLive'
    const outcome = await api.call('stop-ad', { ideaId, balloonId: id, componentId })
    if (outcome.kind === 'reply') return null
    return outcome.kind === 'failure' ? 'notLive' : 'failed'
  },
}
