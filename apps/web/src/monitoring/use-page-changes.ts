import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { currentUser } from '../state/session.ts'
import { tellPageChange } from './monitor.ts'

/** Tells of each change of page; a modal that opens is none (NAV-13). */
export function usePageChanges(): void {
  const { pathname } = useLocation()
  const last = useRef<string | null>(null)
  useEffect(() => {
    const from = last.current
    last.current = pathname
    tellPageChange(from, pathname, currentUser()?.isAdmin ?? false)
  }, [pathname])
}
