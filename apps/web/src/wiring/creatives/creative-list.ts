import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { CreativeQuery } from '@aloft/views/creatives/creative-list.view'
import type { DownloadForm } from '@aloft/views/creatives/download-creative'
import { renderDataNow } from '../../state/creatives.ts'
import { updateReply } from '../../state/queries.ts'
import { api } from '../core/api.ts'
import { loadMore } from '../core/queries.ts'
import { loadCreative } from './creatives.ts'

type CreativePage = ReplyOf<'get-ad-creatives'>
/** Creatives of a brand, at least one. */
interface Chosen {
  readonly ideaId: string
  readonly ids: readonly string[]
}

const subjectOf = ({ ideaId, ids: [adCreativeId = '', ...alsoIds] }: Chosen) => ({
  ideaId,
  adCreativeId,
  alsoIds,
})

/** The payload for the list of creatives, without a position in it. */
export function creativeListPayload(
  ideaId: string,
  { adName, minClicks, isArchived }: CreativeQuery,
): PayloadOf<'get-ad-creatives'> {
  return { ideaId, filters: { adName, minClicks }, isArchived }
}

/** Adds the page after `next` to the list; null is the end. */
export async function loadMoreCreatives(key: string, next: CreativePage['next']): Promise<void> {
  if (!next) return
  await loadMore<'get-ad-creatives'>(key, { after: next }, (known, page) => ({
    ...page,
    adCreatives: [...known.adCreatives, ...page.adCreatives],
  }))
}

/** Waits for the pictures of a listed creative and shows them in the list, or that they can't be drawn (OPN-100). */
export async function followDrawing(key: string, adCreativeId: string, signal: AbortSignal): Promise<void> {
  await loadCreative(adCreativeId, signal)
  const renderData = renderDataNow(adCreativeId)
  if (signal.aborted || !renderData) return
  updateReply<'get-ad-creatives'>(key, (known) => ({
    ...known,
    adCreatives: known.adCreatives.map((one) => (one._id === adCreativeId ? { ...one, renderData } : one)),
  }))
}

/** Archives creatives, or restores them: all of them, or none and false. */
export async function archiveCreatives(chosen: Chosen, isArchived: boolean): Promise<boolean> {
  return (await api.call('archive-ad-creative', { ...subjectOf(chosen), isArchived })).kind === 'reply'
}

/** Copies a creative; false if that failed. */
export async function duplicateCreative(ideaId: string, adCreativeId: string): Promise<boolean> {
  return (await api.call('duplicate-ad-creative', { ideaId, adCreativeId })).kind === 'reply'
}

/** Deletes a creative, or says why it stays; `null` if that failed. */
export async function deleteCreative(
  ideaId: string,
  adCreativeId: string,
): Promise<'deleted' | 'launched' | { readonly shownBy: string } | null> {
  const outcome = await api.call('delete-ad-creative', { ideaId, adCreativeId })
  if (outcome.kind === 'reply') return 'deleted'
  if (outcome.kind !== 'failure') return null
  const { failure } = outcome
  if (failure.error === 'creativeInUse') return { shownBy: failure.name }
  return failure.error === 'creativeLaunched' ? 'launched' : null
}

/** Why a creative stays: the name of an ad that shows it, or null for a launch. */
export type StayReasons = ReadonlyMap<string, string | null>

/** Deletes those of several creatives that nothing shows; why the others stay, by id, or null if it failed. */
export async function deleteCreatives(chosen: Chosen): Promise<StayReasons | null> {
  const outcome = await api.call('delete-ad-creative', subjectOf(chosen))
  if (outcome.kind !== 'reply') return null
  const stays = outcome.reply === 'OK' ? [] : outcome.reply.stays
  return new Map(stays.map(({ adCreativeId, shownBy }) => [adCreativeId, shownBy]))
}

/** Downloads the pictures of creatives, or says why not. */
export async function downloadCreatives(
  chosen: Chosen,
  form: DownloadForm,
): Promise<'started' | 'needsPaidPlan' | 'notDrawn' | 'failed'> {
  const outcome = await api.call('download-ad-creative', { ...subjectOf(chosen), ...form })
  if (outcome.kind === 'reply') {
    // The reply is a file, so the page stays.
    window.location.assign(outcome.reply.url)
    return 'started'
  }
  if (outcome.kind !== 'failure') return 'failed'
  const { error } = outcome.failure
  if (error === 'needsPaidPlan') return error
  return error === 'creativeNotDrawn' ? 'notDrawn' : 'failed'
}
