import type {
  LibraryContent,
  LibraryList,
  LibraryQuery,
} from '@aloft/views/creatives/library/library-content'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import { type MediaTab, originByTab } from '@aloft/domain/ideas/media.rules'
import { useCallback, useState } from 'react'
import { failedLoad } from '../../queries/failed-load.ts'
import { useCommand } from '../../queries/use-command.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSettled } from '../../queries/use-settled.ts'
import { queryKey } from '../../state/replies.ts'
import {
  addStockPicture,
  archiveMedia,
  loadMoreMedia,
  saveMedia,
} from '../../wiring/creatives/media-library.ts'
import { useArrivingPictures } from './use-arriving-pictures.ts'
import { useUploads } from './use-uploads.ts'

/** The sources of pictures that can be used. */
const tabs: readonly MediaTab[] = ['uploads', 'website', 'ai', 'stock']

/** The search starts once the user pauses typing. */
const pauseMs = 250

/** The picture that's selected, as the loaded list has it; one that was just uploaded once it's in the list. */
function useSelected(list: LibraryList) {
  const [selected, select] = useState<Pick<MediaItem, 'url'> | null>(null)
  const known = list.kind === 'pictures' ? list.items.find(({ url }) => url === selected?.url) : undefined
  return { selected: known ?? null, select }
}

const atFirst: LibraryQuery = { tab: 'uploads', query: '', isArchived: false, shape: null }

/**
 * A brand's pictures, loaded as they're asked for (ACT-073). `onChoose` takes a stock picture once it's in the library; left
 * out where pictures are only kept in order.
 */
export function useMediaLibrary(ideaId: string, onChoose?: (item: MediaItem) => void): LibraryContent {
  const [query, setQuery] = useState<LibraryQuery>(atFirst)
  const asked = { ideaId, ...query, query: useSettled(query.query, pauseMs) }
  const changesWith = useArrivingPictures(ideaId, query.tab === 'ai')
  const { loaded, retry } = useQuery('get-media-library', asked, { keepsLast: true, changesWith })
  const list = listOf(query, loaded, retry, queryKey('get-media-library', asked))
  const { selected, select } = useSelected(list)
  const showAdded = useCallback(
    (url: string) => {
      setQuery(atFirst)
      select({ url })
    },
    [select],
  )
  const uploading = useUploads(ideaId, showAdded)
  const { stockAdding, addStock } = useStockAdding(ideaId, onChoose ?? select)
  return {
    tabs,
    query,
    onQuery: setQuery,
    list,
    stock: query.tab === 'stock' && loaded.status === 'ready' ? loaded.reply.stock : null,
    adding: stockAdding,
    onAdd: addStock,
    selected,
    onSelect: select,
    ...uploading,
    onSave: async (item, words) => (await saveMedia(ideaId, item._id, words)) !== null,
    onArchive: (item, isArchived) => archiveMedia(ideaId, item._id, isArchived),
  }
}

/** Adds stock pictures; of several, the last one counts. */
function useStockAdding(ideaId: string, onAdded: (item: MediaItem) => void) {
  const command = useCommand(
    ({ stockId }: MediaItem) => addStockPicture(ideaId, stockId ?? ''),
    (result) => {
      if ('item' in result) onAdded(result.item)
    },
  )
  const { input, result } = command
  const failure = result && 'failure' in result ? result.failure : null
  const isUnderWay = command.isPending || failure !== null
  return {
    stockAdding: input?.stockId && isUnderWay ? { stockId: input.stockId, failure } : null,
    addStock: (item: MediaItem) => void command.start(item),
  }
}

type StockReason = Extract<LibraryList, { readonly kind: 'failed' }>['reason']

function stockReasonOf(error: string): StockReason {
  return error === 'stockLimited' || error === 'stockUnavailable' ? error : null
}

function listOf(
  { tab, isArchived }: LibraryQuery,
  loaded: ReturnType<typeof useQuery<'get-media-library'>>['loaded'],
  retry: () => void,
  key: string,
): LibraryList {
  if (loaded.status === 'failed')
    return {
      ...failedLoad(loaded.failure, retry),
      kind: 'failed',
      reason: stockReasonOf(loaded.failure.error),
    }
  if (loaded.status === 'loading') return { kind: 'loading' }
  const { reply, more, isRefreshing } = loaded
  // What another tab shows is no answer while this one is loaded.
  const isOfOther = reply.items.some(
    (item) => item.origin !== originByTab[tab] || item.isArchived !== isArchived,
  )
  // Neither is that another search found nothing.
  const isEmptySoFar = isRefreshing && reply.items.length === 0
  if (isOfOther || isEmptySoFar) return { kind: 'loading' }
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
