import { Outlet } from '../router/outlet.tsx'

/** Pages without a frame, opened by a link: each has its own width. */
export function NoneLayout() {
  return <Outlet />
}
