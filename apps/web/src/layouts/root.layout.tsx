import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onFirstAction } from '../navigation/first-action.ts'
import { Outlet } from '../router/outlet.tsx'

// Not part of the first screen: it waits for the user's first action.
const Banners = lazy(async () => {
  // Without them nothing is lost.
  const found = await import('./banners.tsx').catch(() => ({ Banners: Nothing }))
  return { default: found.Banners }
})

const Nothing: ComponentType<{ firstPath: string }> = () => null

/** Around every page. */
export function RootLayout() {
  const firstPath = useFirstPath()
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>{firstPath !== null && <Banners firstPath={firstPath} />}</Suspense>
    </>
  )
}

/** The path at the user's first action; null until then. */
function useFirstPath(): string | null {
  const [path, setPath] = useState(window.location.hash ? window.location.pathname : null)
  useEffect(() => {
    const stop = new AbortController()
    const take = () => setPath((known) => known ?? window.location.pathname)
    onFirstAction(take, stop.signal)
    return () => stop.abort()
  }, [])
  return path
}
