import { AppFrame } from '@aloft/design-system/patterns/app-frame'
import { Outlet } from 'react-router'
import { useFrameContent } from '../navigation/use-frame-content.ts'

/** The store of ads: the frame of the product, as wide as its shelves. */
export function AdStoreLayout() {
  return (
    <AppFrame {...useFrameContent()} width="store">
      <Outlet />
    </AppFrame>
  )
}
