import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { whenThere } from './when-there.ts'

/**
 * On another page the focus goes to its heading, once that is there, unless the page has given it to a field of its
 * own. Answers the title of the page, to be said aloud; a modal that opens is no other page.
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
