import { AppFrame } from '@aloft/design-system/patterns/app-frame'
import type { ReactNode } from 'react'
import { useFrameContent } from '../navigation/use-frame-content.ts'
import { ProductFrame } from './product-frame.tsx'

/** The pages of the signed-in product, with its navigation at the side. */
export function AppPageLayout() {
  return <ProductFrame frame={Frame} />
}

function Frame({ children }: { children: ReactNode }) {
  return <AppFrame {...useFrameContent()}>{children}</AppFrame>
}
