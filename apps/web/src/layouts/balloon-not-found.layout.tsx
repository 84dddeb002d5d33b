import { PlainFrame } from '@aloft/views/frame/plain-frame'
import { Outlet } from 'react-router'

/** Replaces a published page that doesn't exist. */
export function BalloonNotFoundLayout() {
  return (
    <PlainFrame homeHref="/">
      <Outlet />
    </PlainFrame>
  )
}
