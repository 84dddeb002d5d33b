import { BareFrame } from '@aloft/views/frame/bare-frame'
import { Outlet } from '../router/outlet.tsx'

/** Pages rendered to pictures instead of being read: they have no frame. */
export function NoneLayout() {
  return (
    <BareFrame width="rendering">
      <Outlet />
    </BareFrame>
  )
}
