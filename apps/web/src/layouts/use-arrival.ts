import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { whenThere } from '../router/when-there.ts'

/**
 * On a new page, moves the focus to its heading once that exists, unless the page has focused a field of its
 * own. Returns the title of the page, to be announced; a modal doesn't count as a new page.
 */
export function useArrival(firstPath: string): string {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef(firstPath)
  useEffect(() => {
    if (last.current === pathname) return
    const before = document.activeElement
    return whenThere(() => {
      const heading = document.querySelector('h1')
      if (!heading) return false
      last.current = pathname
      setTitle(document.title)
      const now = document.activeElement
      const isFree = now === document.body || (now === before && !now?.closest('main, dialog, [role=dialog]'))
      if (isFree) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      return true
    })
  }, [pathname])
  return title
}
