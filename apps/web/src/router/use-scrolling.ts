import { useEffect, useLayoutEffect } from 'react'
import type { PageRouter, ShownPage } from './page-router.ts'

// In the session storage, as it concerns this tab only and isn't the user's data.
const key = 'scrollPositions'

/** Where the reader left each entry of the history, in CSS pixels. */
const positions: Record<string, number> = readPositions()

/**
 * Scrolls where a page begins: to the place the reader had left, to the address's hash, else to the top, unless the
 * step was to keep the position (RTE-02, RTE-03).
 */
export function useScrolling(router: PageRouter, page: ShownPage): void {
  useEffect(() => {
    let entry = router.getState().shown?.location.key
    const leave = () => {
      if (entry) positions[entry] = window.scrollY
    }
    const unsubscribe = router.subscribe(({ shown }) => {
      if (!shown || shown.location.key === entry) return
      // The page before is still drawn.
      leave()
      entry = shown.location.key
    })
    const onPageShow = () => {
      window.history.scrollRestoration = 'manual'
    }
    const onPageHide = () => {
      if (!router.getState().isLeaving) leave()
      writePositions()
      // Of a page that another site replaces, the browser knows more.
      window.history.scrollRestoration = 'auto'
    }
    onPageShow()
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      unsubscribe()
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [router])
  // Once more when the first page has its screen, without which it can't be scrolled.
  useLayoutEffect(() => {
    const { location, keepsScroll } = page
    const left = positions[location.key]
    if (left !== undefined) window.scrollTo(0, left)
    else if (!showTarget(location.hash) && !keepsScroll) window.scrollTo(0, 0)
  }, [page])
}

function showTarget(hash: string): boolean {
  const target = hash ? document.getElementById(targetOf(hash)) : null
  target?.scrollIntoView()
  return target !== null
}

/** The id that a hash points to; its raw text if it can't be decoded. */
export function targetOf(hash: string): string {
  const text = hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readPositions(): Record<string, number> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>) }
  } catch {
    return {}
  }
}

function writePositions(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(positions))
  } catch {
    // A browser that refuses storage begins at the top after a reload.
  }
}
