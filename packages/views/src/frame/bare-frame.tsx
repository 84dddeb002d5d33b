import type { ReactNode } from 'react'
import * as css from './bare-frame.css.ts'

export interface BareFrameProps {
  children: ReactNode
  /** `rendering` for pages rendered to a picture: never narrower than the picture. */
  width?: 'page' | 'rendering'
}

/** A page without the product's frame, for published pages and for pages rendered to a picture. */
export function BareFrame({ children, width = 'page' }: BareFrameProps) {
  return (
    <main className={css.frame({ width })} tabIndex={-1}>
      {children}
    </main>
  )
}
