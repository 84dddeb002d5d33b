import type { FailureOf, ReplyOf } from '@aloft/contract/schemas'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import { api } from '../core/api.ts'
import { loadMore } from '../core/queries.ts'

/** Adds the page after `next` to a tab of the library; null is the end. */
export async function loadMoreMedia(key: string, next: ReplyOf<'get-media-library'>['next']): Promise<void> {
  if (!next) return
  await loadMore<'get-media-library'>(key, { after: next }, (known, page) => {
    const ids = new Set(known.items.map(({ _id }) => _id))
    // Results of a stock service may have moved on to this page meanwhile.
    return { ...page, items: [...known.items, ...page.items.filter(({ _id }) => !ids.has(_id))] }
  })
}

/** Saves the name and the description of a picture; null if that failed. */
export async function saveMedia(
  ideaId: string,
  mediaId: string,
  words: Pick<MediaItem, 'name' | 'alt'>,
): Promise<MediaItem | null> {
  const outcome = await api.call('update-media', { ideaId, mediaId, ...words })
  return outcome.kind === 'reply' ? outcome.reply.item : null
}

export type AddedStockPicture =
  | { readonly item: MediaItem }
  | { readonly failure: FailureOf<'add-stock-picture'>['error'] | 'generic' }

/** Adds a picture of the stock service to the library; says why if that failed. */
export async function addStockPicture(ideaId: string, stockId: string): Promise<AddedStockPicture> {
  const outcome = await api.call('add-stock-picture', { ideaId, stockId })
  if (outcome.kind === 'reply') return { item: outcome.reply.item }
  return { failure: outcome.kind === 'failure' ? outcome.failure.error : 'generic' }
}

/** Archives a picture, or restores it; false if that failed. */
export async function archiveMedia(ideaId: string, mediaId: string, isArchived: boolean): Promise<boolean> {
  return (await api.call('archive-media', { ideaId, mediaId, isArchived })).kind === 'reply'
}
