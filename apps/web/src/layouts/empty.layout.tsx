import { EmptyFrame } from '@aloft/views/frame/empty-frame'
import { Outlet } from '../router/outlet.tsx'

/** Shown briefly between two pages, for example after a social login. */
export function EmptyLayout() {
  return (
    <EmptyFrame>
      <Outlet />
    </EmptyFrame>
  )
}
