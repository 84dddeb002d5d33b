import type { PageRouter } from '../router/page-router.ts'
import { currentUser } from '../state/session.ts'
import { reportPageChange } from './monitor.ts'

/** Reports each page that replaces another; opening a modal isn't a page change (NAV-13). */
export function followPages(router: Pick<PageRouter, 'getState' | 'subscribe'>): void {
  let last = router.getState().shown?.location.pathname ?? null
  router.subscribe(({ shown }) => {
    if (!shown) return
    const from = last
    last = shown.location.pathname
    reportPageChange(from, last, currentUser()?.isAdmin ?? false)
  })
}
