import { PlainFrame } from '@aloft/design-system/patterns/plain-frame'
import { Outlet } from '../router/outlet.tsx'

/** Standalone pages, for anyone. */
export function DefaultLayout() {
  return (
    <PlainFrame homeHref="/0">
      <Outlet />
    </PlainFrame>
  )
}
