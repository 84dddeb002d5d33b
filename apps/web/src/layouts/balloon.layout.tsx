import { BareFrame } from '@aloft/views/frame/bare-frame'
import { Outlet } from '../router/outlet.tsx'

/** A published page: it belongs to the advertiser, so it doesn't have the product's frame. */
export function BalloonLayout() {
  return (
    <BareFrame>
      <Outlet />
    </BareFrame>
  )
}
