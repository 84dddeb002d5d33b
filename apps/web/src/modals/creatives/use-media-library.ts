import type {
  LibraryContent,
  LibraryList,
  LibraryQuery,
} from '@aloft/views/creatives/library/library-content'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import { type MediaTab, originByTab } from '@aloft/domain/ideas/media.rules'
import { useCallback, useState } from 'react'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSettled } from '../../queries/use-settled.ts'
import { queryKey } from '../../state/replies.ts'
import { archiveMedia, loadMoreMedia, saveMedia } from '../../wiring/creatives/media-library.ts'
import { useArrivingPictures } from './use-arriving-pictures.ts'
import { useUploads } from './use-uploads.ts'

/** The sources of pictures that can be used. */
const tabs: readonly MediaTab[] = ['uploads', 'website', 'ai']

/** The search starts once the user pauses typing. */
const pauseMs = 250

/** The picture that's selected, as the loaded list has it; one that was just uploaded once it's in the list. */
function useSelected(list: LibraryList) {
  const [selected, select] = useState<Pick<MediaItem, 'url'> | null>(null)
  const known = list.kind === 'pictures' ? list.items.find(({ url }) => url === selected?.url) : undefined
  return { selected: known ?? null, select }
}

/** A brand's pictures, loaded as they're asked for (ACT-073). */
export function useMediaLibrary(ideaId: string): LibraryContent {
  const [query, setQuery] = useState<LibraryQuery>({ tab: 'uploads', query: '', isArchived: false })
  const asked = { ideaId, ...query, query: useSettled(query.query, pauseMs) }
  const changesWith = useArrivingPictures(ideaId, query.tab === 'ai')
  const { loaded, retry } = useQuery('get-media-library', asked, { keepsLast: true, changesWith })
  const list = listOf(query, loaded, retry, queryKey('get-media-library', asked))
  const { selected, select } = useSelected(list)
  const showAdded = useCallback(
    (url: string) => {
      setQuery({ tab: 'uploads', query: '', isArchived: false })
      select({ url })
    },
    [select],
  )
  const uploading = useUploads(ideaId, showAdded)
  return {
    tabs,
    query,
    onQuery: setQuery,
    list,
    selected,
    onSelect: select,
    ...uploading,
    onSave: async (item, words) => (await saveMedia(ideaId, item._id, words)) !== null,
    onArchive: (item, isArchived) => archiveMedia(ideaId, item._id, isArchived),
  }
}

function listOf(
  { tab, isArchived }: LibraryQuery,
  loaded: ReturnType<typeof useQuery<'get-media-library'>>['loaded'],
  retry: () => void,
  key: string,
): LibraryList {
  if (loaded.status === 'failed') return { ...failedLoad(loaded.failure, retry), kind: 'failed' }
  if (loaded.status === 'loading') return { kind: 'loading' }
  const { reply, more, isRefreshing } = loaded
  // What another tab shows is no answer while this one is loaded.
  const isOfOther = reply.items.some(
    (item) => item.origin !== originByTab[tab] || item.isArchived !== isArchived,
  )
  if (isOfOther) return { kind: 'loading' }
  const onMore = () => void loadMoreMedia(key, reply.next)
  const nextPage = () =>
    typeof more === 'object' ? failedLoad(more, onMore) : more === 'idle' ? 'waiting' : more
  return {
    kind: 'pictures',
    items: reply.items,
    isStale: isRefreshing,
    more: reply.next ? nextPage() : 'none',
    onMore,
  }
}
