import type { BriefSheetProps } from '@aloft/views/briefs/brief-sheet'
import type { FieldHistory } from '@aloft/views/briefs/brief-history'
import { failedLoad } from '../queries/failed-load.ts'
import { useQuery } from '../queries/use-query.ts'
import { queryKey } from '../state/replies.ts'
import { loadMore } from '../wiring/core/queries.ts'
import { useOpenBriefs } from './open-briefs.tsx'

/** The history of a brief's field, if it's the one that is open; it follows what is saved while it is open. */
export function useBriefHistory(
  briefId: string | null,
  savedAt: number | null,
): Pick<BriefSheetProps, 'history' | 'onOpenHistory'> {
  const { ideaId, history: opened, onHistory } = useOpenBriefs()
  const query = opened && opened.briefId === briefId ? { ideaId, ...opened } : null
  const { loaded, retry } = useQuery('get-brief-history', query, { changesWith: savedAt ?? '' })
  const shown = (): FieldHistory => {
    if (loaded.status === 'loading') return { status: 'loading' }
    if (loaded.status === 'failed') return { status: 'failed', ...failedLoad(loaded.failure, retry) }
    const { changes, hasOlder, origin } = loaded.reply
    const onOlder = () => {
      if (!query) return
      void loadMore<'get-brief-history'>(
        queryKey('get-brief-history', query),
        { before: changes.at(-1)?.seq },
        (known, page) => ({ ...page, changes: [...known.changes, ...page.changes] }),
      )
    }
    return {
      status: 'ready',
      changes,
      origin,
      older: typeof loaded.more === 'string' ? loaded.more : failedLoad(loaded.more, onOlder),
      ...(hasOlder && { onOlder }),
    }
  }
  return {
    history: query && { field: query.field, history: shown() },
    ...(briefId !== null && {
      onOpenHistory: (field) => onHistory(field && { briefId, field }),
    }),
  }
}
