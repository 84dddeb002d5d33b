import type { BriefSheetProps } from '@aloft/design-system/patterns/briefs/brief-sheet'
import type { FieldHistory } from '@aloft/design-system/patterns/briefs/brief-history'
import { useState } from 'react'
import { queryKey } from '../state/replies.ts'
import { useQuery } from '../queries/use-query.ts'
import { loadMore } from '../wiring/core/queries.ts'
import { useBriefs } from './use-briefs.ts'

type BriefFieldName = NonNullable<BriefSheetProps['history']>['field']

/** The one history of a field that is open on the page; it follows what is saved while it is open. */
export function useBriefHistory(ideaId: string | null) {
  const [opened, setOpened] = useState<{ briefId: string; field: BriefFieldName } | null>(null)
  const { brand, design, campaigns, archived } = useBriefs(ideaId)
  const savedAt = [brand, design, ...campaigns, ...archived]
    .find((brief) => brief?._id === opened?.briefId)
    ?.updateDate.getTime()
  const query = opened && ideaId !== null ? { ideaId, ...opened } : null
  const { loaded, retry } = useQuery('get-brief-history', query, { changesWith: savedAt ?? '' })
  const history = (): FieldHistory => {
    if (loaded.status === 'loading') return { status: 'loading' }
    if (loaded.status === 'failed') return { status: 'failed', onRetry: retry }
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
      isLoadingOlder: loaded.more === 'loading',
      ...(hasOlder && { onOlder }),
    }
  }
  return {
    of: (briefId: string | null) =>
      opened && opened.briefId === briefId ? { field: opened.field, history: history() } : null,
    open: (briefId: string, field: BriefFieldName | null) => setOpened(field && { briefId, field }),
  }
}
