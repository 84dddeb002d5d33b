import type { ReactNode } from 'react'
import * as css from './bare-frame.css.ts'

export interface BareFrameProps {
  children: ReactNode
  /** `rendering` for what is photographed: it is never narrower than the pictures taken of it. */
  width?: 'page' | 'rendering'
}

/** Nothing of the product: published pages, and pages that are rendered to a picture, which brings what it needs. */
export function BareFrame({ children, width = 'page' }: BareFrameProps) {
  const Frame = width === 'page' ? 'main' : 'div'
  return <Frame className={css.frame({ width })}>{children}</Frame>
}
