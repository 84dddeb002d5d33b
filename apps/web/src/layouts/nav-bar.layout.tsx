import { NavBarFrame } from '@aloft/design-system/patterns/nav-bar-frame'
import type { ReactNode } from 'react'
import { useFrameContent } from '../navigation/use-frame-content.ts'
import { ProductFrame } from './product-frame.tsx'

/** Pages that want all the width, such as the editor: navigation along the top. */
export function NavBarLayout() {
  return <ProductFrame frame={Frame} />
}

function Frame({ children }: { children: ReactNode }) {
  return <NavBarFrame {...useFrameContent()}>{children}</NavBarFrame>
}
