import type { DueItem, HappenedItem } from '@aloft/design-system/views/dev/mock-date'
import { useEffect, useState } from 'react'
import { productNow } from '../../wiring/clock.ts'
import { readDueWork } from '../../wiring/due-work.ts'

const readEveryMs = 1_500
const mostShown = 12

interface DueWorkState {
  readonly due: readonly DueItem[] | null
  readonly notified: readonly HappenedItem[]
  /** What fell due while one looked on. */
  readonly fallen: readonly DueItem[]
}

/** The work that is due next, polled, and what has just happened: work done and notifications sent. */
export function useDueWork(): DueWorkState {
  const [state, setState] = useState<DueWorkState>({ due: null, notified: [], fallen: [] })
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const reply = document.hidden ? null : await readDueWork()
      if (!isWanted || !reply) return
      const due = reply.due.map(({ dueDate, ...rest }) => ({ ...rest, date: dueDate }))
      const notified = reply.told.map(({ headline, message, ...rest }) => ({
        ...rest,
        title: headline,
        detail: message,
      }))
      setState((last) => ({ due, notified, fallen: [...gone(last.due ?? [], due), ...last.fallen] }))
    }
    void read()
    const timer = setInterval(() => void read(), readEveryMs)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [])
  return { ...state, fallen: state.fallen.slice(0, mostShown) }
}

/** Items that were due and are no longer waiting; canceled ones don't count. */
function gone(before: readonly DueItem[], after: readonly DueItem[]): readonly DueItem[] {
  const now = productNow()
  return before.filter(({ id, date }) => date <= now && !after.some((other) => other.id === id))
}
