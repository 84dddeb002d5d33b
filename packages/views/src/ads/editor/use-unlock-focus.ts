import { type RefObject, useEffect, useRef } from 'react'

/** The button that unlocks an ad disappears with its notice, so the focus moves to the first section's heading. */
export function useUnlockFocus(page: RefObject<HTMLElement | null>, isReadOnly: boolean): void {
  const wasReadOnly = useRef(isReadOnly)
  useEffect(() => {
    const isUnlocked = wasReadOnly.current && !isReadOnly
    wasReadOnly.current = isReadOnly
    // A reader who has moved elsewhere in the meantime stays there.
    if (isUnlocked && document.activeElement === document.body)
      page.current?.querySelector<HTMLElement>('[data-section] > summary')?.focus()
  }, [page, isReadOnly])
}
