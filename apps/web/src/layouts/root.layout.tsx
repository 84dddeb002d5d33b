import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useLeaveGuards } from '../addresses/leave-guards.ts'

// No part of a first screen: it waits for the reader's first move.
const Banners = lazy(async () => {
  // Without them nothing is lost.
  const found = await import('./banners.tsx').catch(() => ({ Banners: Nothing }))
  return { default: found.Banners }
})

const Nothing: ComponentType<{ firstPath: string }> = () => null

/** Around every page: scrolls to the top, or to the address's hash, on navigation (RTE-02, RTE-03). */
export function RootLayout() {
  useLeaveGuards()
  const firstPath = useFirstPath()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Suspense fallback={null}>{firstPath !== null && <Banners firstPath={firstPath} />}</Suspense>
    </>
  )
}

/** Where the reader was when they first did something; null until then. */
function useFirstPath(): string | null {
  const [path, setPath] = useState(window.location.hash ? window.location.pathname : null)
  useEffect(() => {
    const stop = new AbortController()
    const take = () => setPath((known) => known ?? window.location.pathname)
    for (const move of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      window.addEventListener(move, take, { capture: true, once: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return path
}
