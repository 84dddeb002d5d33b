import { useEffect } from 'react'
import { type PageName, pathsOf } from '../addresses/page-names.ts'
import { usePreload } from '../router/outlet.tsx'
import { useUser } from '../state/session.ts'
import { nextIdleMoment } from '../wiring/core/idle-moment.ts'
import { mayPreload } from './may-preload.ts'

/** What users open most, in this order. */
const pagesOfUsers: readonly PageName[] = [
  'brand-root',
  'editor',
  'create/new-ad',
  'list',
  'briefs',
  'statistics',
  'gallery',
  'timeline',
  'launch',
  'account-settings',
  'create/plan',
  'ad-runs',
]

/** The product comes after the login, whoever logs in. */
const pagesOfVisitors: readonly PageName[] = ['brand-root', 'signup', 'forgot-password']

/** Loads the pages that are likely to be opened next, one after the other while nothing else is to do. */
export function usePreloadedPages(): void {
  const preload = usePreload()
  const isSignedIn = useUser() !== null
  useEffect(() => {
    const leaving = new AbortController()
    const loadAll = async () => {
      for (const page of isSignedIn ? pagesOfUsers : pagesOfVisitors) {
        await nextIdleMoment()
        if (leaving.signal.aborted || !mayPreload(navigator)) return
        const [path] = pathsOf(page)
        // What one file lacks, the next will too; some browsers never ask again for one that failed.
        if (path && !(await preload(path))) return
      }
    }
    void loadAll()
    return () => leaving.abort()
  }, [isSignedIn, preload])
}
