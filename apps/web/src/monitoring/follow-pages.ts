import type { createMemoryRouter } from 'react-router'
import { currentUser } from '../state/session.ts'
import { reportPageChange } from './monitor.ts'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>

/** Reports each page that replaces another; opening a modal isn't a page change (NAV-13). */
export function followPages(router: Router): void {
  let last = router.state.initialized ? router.state.location.pathname : null
  router.subscribe(({ initialized, location }) => {
    if (!initialized) return
    const from = last
    last = location.pathname
    reportPageChange(from, last, currentUser()?.isAdmin ?? false)
  })
}
