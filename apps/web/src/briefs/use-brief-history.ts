import type { BriefSheetProps } from '@aloft/design-system/patterns/briefs/brief-sheet'
import type { FieldHistory } from '@aloft/design-system/patterns/briefs/brief-history'
import { useEffect, useState } from 'react'
import { useBriefs } from '../state/briefs.ts'
import { loadBriefHistory } from '../wiring/brief-history.ts'

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
    let isCurrent = true
    void loadBriefHistory(ideaId, opened.briefId, opened.field).then((loaded) => {
      if (!isCurrent) return
      const retry = () => {
        setHistory({ status: 'loading' })
        setTries((count) => count + 1)
      }
      setHistory(loaded ? { status: 'ready', ...loaded } : { status: 'failed', onRetry: retry })
    })
    return () => {
      isCurrent = false
    }
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
