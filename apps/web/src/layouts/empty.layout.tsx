import { EmptyFrame } from '@aloft/views/frame/empty-frame'
import { Outlet } from 'react-router'

/** Shown briefly between two pages, for example after a social login. */
export function EmptyLayout() {
  return (
    <EmptyFrame>
      <Outlet />
    </EmptyFrame>
  )
}
