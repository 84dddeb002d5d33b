import { type RefObject, useEffect, useRef } from 'react'

/** The button that unlocks an ad goes with its notice: the focus goes on to the head of the first section. */
export function useUnlockFocus(page: RefObject<HTMLElement | null>, isReadOnly: boolean): void {
  const wasReadOnly = useRef(isReadOnly)
  useEffect(() => {
    const isUnlocked = wasReadOnly.current && !isReadOnly
    wasReadOnly.current = isReadOnly
    // Whoever has gone elsewhere meanwhile stays there.
    if (isUnlocked && document.activeElement === document.body)
      page.current?.querySelector<HTMLElement>('[data-section] > summary')?.focus()
  }, [page, isReadOnly])
}
