import { useLeaveGuards } from '../leave-guards.ts'
import { usePageChanges } from '../monitoring/use-page-changes.ts'
import { Outlet, ScrollRestoration } from 'react-router'

/** Around every page: scrolls to the top, or to the address's hash, on navigation (RTE-02, RTE-03). */
export function RootLayout() {
  usePageChanges()
  useLeaveGuards()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
