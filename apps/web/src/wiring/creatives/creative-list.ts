import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { CreativeQuery } from '@aloft/views/creatives/creative-list.view'
import { renderDataNow } from '../../state/creatives.ts'
import { updateReply } from '../../state/queries.ts'
import { api } from '../core/api.ts'
import { loadMore } from '../core/queries.ts'
import { loadCreative } from './creatives.ts'

type CreativePage = ReplyOf<'get-ad-creatives'>
interface Subject {
  readonly ideaId: string
  readonly adCreativeId: string
}

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

/** Archives a creative, or restores it; false if that failed. */
export async function archiveCreative(subject: Subject, isArchived: boolean): Promise<boolean> {
  return (await api.call('archive-ad-creative', { ...subject, isArchived })).kind === 'reply'
}

/** Copies a creative; false if that failed. */
export async function duplicateCreative(subject: Subject): Promise<boolean> {
  return (await api.call('duplicate-ad-creative', subject)).kind === 'reply'
}

/** Deletes a creative, or says why it stays; `null` if that failed. */
export async function deleteCreative(
  subject: Subject,
): Promise<'deleted' | 'launched' | { readonly shownBy: string } | null> {
  const outcome = await api.call('delete-ad-creative', subject)
  if (outcome.kind === 'reply') return 'deleted'
  if (outcome.kind !== 'failure') return null
  const { failure } = outcome
  if (failure.error === 'creativeInUse') return { shownBy: failure.name }
  return failure.error === 'creativeLaunched' ? 'launched' : null
}

/** Downloads the pictures of a creative, or says why not. */
export async function downloadCreative(
  subject: Subject,
): Promise<'started' | 'needsPaidPlan' | 'notDrawn' | 'failed'> {
  const outcome = await api.call('download-ad-creative', subject)
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
