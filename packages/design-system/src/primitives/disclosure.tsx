import type { ReactNode } from 'react'
import * as css from './disclosure.css.ts'
import { Icon } from './icon.tsx'

export interface DisclosureProps {
  /** The line that is pressed, usually a question. */
  summary: string
  /** What it opens. */
  children: ReactNode
  isOpen?: boolean
  /** Of several with one name at most one is open. */
  name?: string
}

/** A line that opens its details. The browser's own element, with keyboard support and page search. */
export function Disclosure({ summary, children, isOpen = false, name }: DisclosureProps) {
  return (
    <details className={css.frame} open={isOpen} name={name}>
      <summary className={css.summary}>
        {summary}
        <span className={css.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
