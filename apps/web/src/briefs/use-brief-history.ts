import type { BriefSheetProps } from '@aloft/design-system/patterns/briefs/brief-sheet'
import type { FieldHistory } from '@aloft/design-system/patterns/briefs/brief-history'
import { useEffect, useState } from 'react'
import { useBriefs } from '../state/briefs.ts'
import { loadBriefHistory } from '../wiring/brief-history.ts'

type Loaded = NonNullable<Awaited<ReturnType<typeof loadBriefHistory>>>
type BriefFieldName = NonNullable<BriefSheetProps['history']>['field']

/** The one history of a field that is open on the page; it follows what is saved while it is open. */
export function useBriefHistory(ideaId: string) {
  const [opened, setOpened] = useState<{ briefId: string; field: BriefFieldName } | null>(null)
  const [history, setHistory] = useState<FieldHistory>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  const { brand, design, campaigns, archived } = useBriefs()
  const savedAt = [brand, design, ...campaigns, ...archived]
    .find((brief) => brief?._id === opened?.briefId)
    ?.updateDate.getTime()
  useEffect(() => {
    if (!opened) return
    const leaving = new AbortController()
    const load = async (known: Loaded['changes']) => {
      const loaded = await loadBriefHistory(ideaId, opened.briefId, opened.field, known.at(-1)?.seq)
      if (leaving.signal.aborted) return
      if (loaded) show({ ...loaded, changes: [...known, ...loaded.changes] })
      // What is seen already stays, and can be asked for more again.
      else if (known.length > 0) setHistory(withoutWait)
      else setHistory({ status: 'failed', onRetry })
    }
    const onRetry = () => {
      setHistory({ status: 'loading' })
      setTries((count) => count + 1)
    }
    const show = ({ changes, hasOlder, origin }: Loaded) => {
      const onOlder = () => {
        setHistory({ status: 'ready', changes, origin, onOlder, isLoadingOlder: true })
        void load(changes)
      }
      setHistory({ status: 'ready', changes, origin, ...(hasOlder && { onOlder }) })
    }
    void load([])
    return () => leaving.abort()
  }, [ideaId, opened, savedAt, tries])
  return {
    of: (briefId: string | null) =>
      opened && opened.briefId === briefId ? { field: opened.field, history } : null,
    open(briefId: string, field: BriefFieldName | null) {
      setHistory({ status: 'loading' })
      setOpened(field && { briefId, field })
    },
  }
}

function withoutWait(history: FieldHistory): FieldHistory {
  return history.status === 'ready' ? { ...history, isLoadingOlder: false } : history
}
