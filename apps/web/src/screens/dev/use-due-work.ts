import type { DueItem, HappenedItem } from '@aloft/views/dev/mock-date.view'
import { useState } from 'react'
import { useQuery } from '../../queries/use-query.ts'
import { useProductNow } from '../../wiring/core/clock.ts'

const readEveryMs = 1_500
const mostShown = 12

interface DueWorkState {
  readonly due: readonly DueItem[] | null
  readonly notified: readonly HappenedItem[]
  /** Work that fell due while the page was open. */
  readonly fallen: readonly DueItem[]
}

/** The work that is due next, polled, and what has just happened: work done and notifications sent. */
export function useDueWork(): DueWorkState {
  const { loaded } = useQuery('get-due-work', {}, { everyMs: readEveryMs })
  const reply = loaded.status === 'ready' ? loaded.reply : null
  const now = useProductNow(readEveryMs)
  const [seen, setSeen] = useState<Pick<DueWorkState, 'due' | 'fallen'> & { reply: typeof reply }>({
    reply: null,
    due: null,
    fallen: [],
  })
  if (reply && reply !== seen.reply) {
    const due = reply.due.map(({ dueDate, ...rest }) => ({ ...rest, date: dueDate }))
    setSeen({ reply, due, fallen: [...gone(seen.due ?? [], due, now), ...seen.fallen] })
  }
  const notified = (reply?.told ?? []).map(({ headline, message, ...rest }) => ({
    ...rest,
    title: headline,
    detail: message,
  }))
  return { due: seen.due, notified, fallen: seen.fallen.slice(0, mostShown) }
}

/** Items that were due and are no longer waiting; canceled ones don't count. */
function gone(before: readonly DueItem[], after: readonly DueItem[], now: Date): readonly DueItem[] {
  return before.filter(({ id, date }) => date <= now && !after.some((other) => other.id === id))
}
