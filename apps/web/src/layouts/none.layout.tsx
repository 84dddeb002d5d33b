import { BareFrame } from '@aloft/views/frame/bare-frame'
import { Outlet } from 'react-router'

/** Pages rendered to pictures instead of being read: they have no frame. */
export function NoneLayout() {
  return (
    <BareFrame width="rendering">
      <Outlet />
    </BareFrame>
  )
}
