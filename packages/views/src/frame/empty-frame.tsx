import type { ReactNode } from 'react'
import * as css from './empty-frame.css.ts'

/** A page with one element in its center, shown briefly between two pages. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <main className={css.content}>{children}</main>
    </div>
  )
}
