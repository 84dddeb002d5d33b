import type { ReactNode } from 'react'
import * as css from './visually-hidden.css.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.hidden}>{children}</span>
}
