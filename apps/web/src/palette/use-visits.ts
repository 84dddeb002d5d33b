import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { useUser } from '../state/session.ts'
import { saveVisits, visitPage } from '../wiring/account/recent-pages.ts'
import { recentPageAt } from './recent-page.ts'

/** Remembers the pages that the user visits, for the search. */
export function useVisits(): void {
  const page = useRecentPageHere()
  const isSignedIn = useUser() !== null
  const key = page && isSignedIn ? JSON.stringify(page) : null
  useEffect(() => {
    if (key !== null) visitPage(JSON.parse(key) as NonNullable<typeof page>)
  }, [key])
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.hidden) void saveVisits()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [])
}

/** This page as the search remembers it; null if it doesn't. */
export function useRecentPageHere() {
  const { pathname, search } = useLocation()
  const ideaId = useCurrentIdea()?._id ?? null
  return recentPageAt(pathname, new URLSearchParams(search), ideaId)
}
