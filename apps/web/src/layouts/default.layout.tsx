import { PlainFrame } from '@aloft/design-system/patterns/plain-frame'
import { Outlet } from 'react-router'

/** Pages that stand by themselves, for anyone. */
export function DefaultLayout() {
  return (
    <PlainFrame homeHref="/0">
      <Outlet />
    </PlainFrame>
  )
}
