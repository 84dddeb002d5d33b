import type { DueItem, HappenedItem } from '@aloft/views/dev/mock-date.view'
import { useEffect } from 'react'
import { useQuery } from '../../queries/use-query.ts'
import { type DueWork, useFallenWork } from '../../state/due-work.ts'
import { recordFallenWork } from '../../wiring/dev/due-work.ts'

const readEveryMs = 1_500

interface DueWorkState {
  readonly due: readonly DueItem[] | null
  readonly notified: readonly HappenedItem[]
  /** Work that fell due while the page was open. */
  readonly fallen: readonly DueItem[]
}

/** The work that is due next, polled, and what has just happened: work done and notifications sent. */
export function useDueWork(): DueWorkState {
  useEffect(recordFallenWork, [])
  const { loaded } = useQuery('get-due-work', {}, { everyMs: readEveryMs })
  const fallen = useFallenWork()
  const reply = loaded.status === 'ready' ? loaded.reply : null
  const notified = (reply?.told ?? []).map(({ headline, message, ...rest }) => ({
    ...rest,
    title: headline,
    detail: message,
  }))
  return { due: reply ? reply.due.map(itemOf) : null, notified, fallen: fallen.map(itemOf) }
}

function itemOf({ dueDate, ...rest }: DueWork): DueItem {
  return { ...rest, date: dueDate }
}
