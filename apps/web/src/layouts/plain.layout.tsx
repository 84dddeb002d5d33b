import { useToasts } from '../state/toasts.ts'
import { useOnce } from './use-once.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'
import { useLostCalls } from './use-lost-calls.ts'
import { Outlet } from '../router/outlet.tsx'

// Most visits see none.
const loadToasts = async () => (await import('./toasts.tsx')).Toasts

/** Around the layouts outside of the product, where something may fail as well: a login, a call of the onboarding. */
export function PlainLayout() {
  useLostCalls()
  const Toasts = useChunk(loadToasts, useOnce(useToasts().length > 0))
  return (
    <>
      <Outlet />
      {Toasts && <Toasts />}
    </>
  )
}
