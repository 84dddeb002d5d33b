import { useState } from 'react'

/** More messages in the page would make it slow. */
export const mostMounted = 60
const step = 30

export interface MessageWindow<M> {
  readonly shown: readonly M[]
  readonly hasEarlier: boolean
  readonly isAtEnd: boolean
  readonly showEarlier: () => void
  readonly showLater: () => void
  readonly showEnd: () => void
}

/** The messages in the page: at most 60, the last ones at first. */
export function useMessageWindow<M>(messages: readonly M[]): MessageWindow<M> {
  // Counted from the start, so that new messages don't move what is being read.
  const [until, setUntil] = useState<number | null>(null)
  const count = messages.length
  const end = until === null ? count : Math.min(until, count)
  const start = Math.max(0, end - mostMounted)
  const moveTo = (next: number) => setUntil(next >= count ? null : Math.max(next, mostMounted))
  return {
    shown: messages.slice(start, end),
    hasEarlier: start > 0,
    isAtEnd: end === count,
    showEarlier: () => moveTo(end - step),
    showLater: () => moveTo(end + step),
    showEnd: () => setUntil(null),
  }
}
