import { useToasts } from '../state/toasts.ts'
import { useOnce } from './use-once.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'
import { useLostCalls } from './use-lost-calls.ts'
import { Outlet } from '../router/outlet.tsx'

// Most visits show none.
const loadToasts = async () => (await import('./toasts.tsx')).Toasts

/** Wraps the layouts outside the product, where calls can fail too: a login, a call of the onboarding. */
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
