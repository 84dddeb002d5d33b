import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useModal } from '../state/modal.ts'
import { RequireSession } from './require-session.tsx'

// Most people see none on their way in.
const ModalHost = lazy(async () => ({ default: (await import('../modals/modal-host.tsx')).ModalHost }))

/** Steps on the way into the product, without its navigation; each step is as wide as it needs to be. */
export function OnboardingLayout() {
  const hasModal = useModal() !== null
  return (
    <RequireSession whileChecking={null}>
      <Outlet />
      <Suspense fallback={null}>{hasModal && <ModalHost />}</Suspense>
    </RequireSession>
  )
}
