import { BareFrame } from '@aloft/design-system/patterns/bare-frame'
import { Outlet } from 'react-router'

/** A published page: it belongs to the advertiser, so nothing of the product stands around it. */
export function BalloonLayout() {
  return (
    <BareFrame>
      <Outlet />
    </BareFrame>
  )
}
