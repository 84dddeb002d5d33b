import { PlainFrame } from '@aloft/views/frame/plain-frame'
import { Outlet } from '../router/outlet.tsx'

/** In place of a published page that is not there. */
export function BalloonNotFoundLayout() {
  return (
    <PlainFrame homeHref="/">
      <Outlet />
    </PlainFrame>
  )
}
