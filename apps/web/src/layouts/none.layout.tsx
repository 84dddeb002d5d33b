import { BareFrame } from '@aloft/views/frame/bare-frame'
import { Outlet } from '../router/outlet.tsx'

/** Pages that are rendered, not read: they have no frame. */
export function NoneLayout() {
  return (
    <BareFrame width="rendering">
      <Outlet />
    </BareFrame>
  )
}
