import type { FailureOf } from '@aloft/contract/schemas'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { DraftQueueView } from '@aloft/machines/draft-queue/draft-queue.connect'
import type { SaveResult } from '@aloft/machines/draft-queue/draft-queue.machine'
import type { DraftUpdate } from '@aloft/machines/draft-queue/drafts'
import { absorbAd, type AdValues, changeAd, dropChange, savedAd } from '../../state/brand.ts'
import { api } from '../core/api.ts'
import { productNow } from '../core/clock.ts'
import { openDraftQueue, refusalIn, useDraftQueue } from './draft-queue.ts'
import { takeAd } from '../balloons/readable-ads.ts'

async function save({ ideaId, id: balloonId, data, base }: DraftUpdate): Promise<SaveResult> {
  const bases = Object.fromEntries(Object.entries(base).map(([key, values]) => [key, [...values]]))
  const outcome = await api.call('update-balloon', { ideaId, balloonId, data, base: bases })
  if (outcome.kind === 'failure') return afterFailure(ideaId, outcome.failure)
  const refused = refusalIn(outcome, data, 'data')
  if (refused) return refused
  if (outcome.kind !== 'reply') throw new Error(`update-balloon: ${outcome.kind}`)
  takeIn(ideaId, outcome.reply.balloon, data)
  return { savedAt: productNow() }
}

/** Stores the server's ad; if it's invalid, the current data stays (ERR-12). */
function takeIn(ideaId: string, given: Balloon, sent: AdValues): void {
  const ad = takeAd(given)
  if (ad) absorbAd(ideaId, ad, sent)
}

function afterFailure(ideaId: string, failure: FailureOf<'update-balloon'>): SaveResult {
  switch (failure.error) {
    case 'editConflict':
      takeIn(ideaId, failure.balloon, {})
      return { conflicts: failure.conflicts }
    case 'balloonInvalid':
      return { refusal: 'invalid', keys: Object.keys(failure.fields) }
    case 'maxAdsPerCampaign':
      return { refusal: 'secondAd', keys: [failure.key] }
    case 'adNotEditable':
      return { refusal: 'locked', keys: null }
    case 'planLapsed':
      return { refusal: 'plan', keys: null }
    case 'balloonNotFound':
      return { refusal: 'gone', keys: null }
  }
}

/** The ads being edited. */
export const adDrafts = openDraftQueue({
  kind: 'ad',
  name: 'Ad drafts',
  save,
  show: (edits) => edits.forEach(({ id, key, value }) => changeAd(id, { [key]: value })),
  drop: dropChange,
})

export const useAdDrafts = (): DraftQueueView => useDraftQueue(adDrafts)

/** Shows changes of an ad at once and sends them (ENT-35). */
export function updateAd(ideaId: string, balloonId: string, data: AdValues): void {
  // An ad that isn't open has no base to compare with, so it's overwritten.
  const saved = savedAd(balloonId)
  const base = Object.keys(saved ? data : {}).map((key) => [key, [saved?.[key] ?? null]] as const)
  changeAd(balloonId, data)
  adDrafts.change({ ideaId, id: balloonId, data, base: Object.fromEntries(base) })
}
