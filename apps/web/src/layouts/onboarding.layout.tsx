import { Modals } from '../modals/modals.tsx'
import { RequireSession } from './require-session.tsx'
import { Outlet } from '../router/outlet.tsx'

/** The steps before the product, without its navigation; each step is as wide as it needs to be. */
export function OnboardingLayout() {
  return (
    <RequireSession whileChecking={null}>
      <Outlet />
      <Modals />
    </RequireSession>
  )
}
