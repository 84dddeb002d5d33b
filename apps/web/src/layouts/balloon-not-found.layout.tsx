import { PlainFrame } from '@aloft/views/frame/plain-frame'
import { Outlet } from '../router/outlet.tsx'

/** Replaces a published page that doesn't exist. */
export function BalloonNotFoundLayout() {
  return (
    <PlainFrame homeHref="/">
      <Outlet />
    </PlainFrame>
  )
}
