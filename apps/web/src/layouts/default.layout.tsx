import { PlainFrame } from '@aloft/views/frame/plain-frame'
import { Outlet } from '../router/outlet.tsx'

/** Standalone pages, for anyone. */
export function DefaultLayout() {
  return (
    <PlainFrame homeHref="/0">
      <Outlet />
    </PlainFrame>
  )
}
