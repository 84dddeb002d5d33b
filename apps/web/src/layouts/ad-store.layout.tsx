import type { ReactNode } from 'react'
import { AppFrame } from '@aloft/design-system/patterns/app-frame'
import { useFrameContent } from '../navigation/use-frame-content.ts'
import { ProductFrame } from './product-frame.tsx'

/** The store of ads: the frame of the product, as wide as its shelves. */
export function AdStoreLayout() {
  return <ProductFrame frame={Frame} />
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <AppFrame {...useFrameContent()} width="store">
      {children}
    </AppFrame>
  )
}
