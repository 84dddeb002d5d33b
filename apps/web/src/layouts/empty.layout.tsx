import { EmptyFrame } from '@aloft/views/frame/empty-frame'
import { Outlet } from '../router/outlet.tsx'

/** A moment between two pages, such as the way back from a social login. */
export function EmptyLayout() {
  return (
    <EmptyFrame>
      <Outlet />
    </EmptyFrame>
  )
}
