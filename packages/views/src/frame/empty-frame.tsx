import type { ReactNode } from 'react'
import * as css from './empty-frame.css.ts'

/** A quiet page with one thing in its middle: a moment on the way from one place to another. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <main className={css.content}>{children}</main>
    </div>
  )
}
