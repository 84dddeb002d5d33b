import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Scrolled further from the bottom than this, new text doesn't move the list (AST-13). */
const pinnedPx = 50

export interface PinnedScroll {
  readonly list: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLOListElement | null>
  readonly isPinned: boolean
  readonly onScroll: () => void
  readonly scrollToEnd: () => void
}

/** Scrolls a list to its end as it grows, unless the reader has scrolled up. */
export function usePinnedScroll(): PinnedScroll {
  const list = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const pinned = useRef(true)
  const [isPinned, setIsPinned] = useState(true)
  const scrollToEnd = useCallback(() => {
    pinned.current = true
    setIsPinned(true)
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [])
  const onScroll = useCallback(() => {
    if (!list.current) return
    const { scrollHeight, scrollTop, clientHeight } = list.current
    pinned.current = scrollHeight - scrollTop - clientHeight <= pinnedPx
    setIsPinned(pinned.current)
  }, [])
  useEffect(() => {
    const { current: box } = list
    if (!box || !content.current) return
    const follow = () => {
      if (pinned.current) box.scrollTop = box.scrollHeight
    }
    const observer = new ResizeObserver(follow)
    observer.observe(content.current)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { list, content, isPinned, onScroll, scrollToEnd }
}
