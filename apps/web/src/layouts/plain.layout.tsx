import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useToasts } from '../state/toasts.ts'
import { useOnce } from '../use-once.ts'
import { useLostCalls } from './use-lost-calls.ts'

// Most visits see none.
const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

/** Around the layouts outside of the product, where something may fail as well: a login, a call of the onboarding. */
export function PlainLayout() {
  useLostCalls()
  const hasToasts = useOnce(useToasts().length > 0)
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>{hasToasts && <Toasts />}</Suspense>
    </>
  )
}
