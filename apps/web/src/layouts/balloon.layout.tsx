import { BareFrame } from '@aloft/views/frame/bare-frame'
import { Outlet } from '../router/outlet.tsx'

/** A published page: it belongs to the advertiser, so it has no frame of the product. */
export function BalloonLayout() {
  return (
    <BareFrame>
      <Outlet />
    </BareFrame>
  )
}
