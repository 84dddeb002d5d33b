import type { ReplyOf } from '@aloft/contract/schemas'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import { api } from '../core/api.ts'
import { loadMore } from '../core/queries.ts'

/** Adds the page after `next` to a tab of the library; null is the end. */
export async function loadMoreMedia(key: string, next: ReplyOf<'get-media-library'>['next']): Promise<void> {
  if (!next) return
  await loadMore<'get-media-library'>(key, { after: next }, (known, page) => ({
    ...page,
    items: [...known.items, ...page.items],
  }))
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

/** Archives a picture, or restores it; false if that failed. */
export async function archiveMedia(ideaId: string, mediaId: string, isArchived: boolean): Promise<boolean> {
  return (await api.call('archive-media', { ideaId, mediaId, isArchived })).kind === 'reply'
}
