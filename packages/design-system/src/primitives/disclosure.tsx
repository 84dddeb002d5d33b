import type { ReactNode } from 'react'
import * as css from './disclosure.css.ts'
import { Icon } from './icon.tsx'

export interface DisclosureProps {
  /** The visible line, usually a question. */
  summary: string
  /** The details. */
  children: ReactNode
  isOpen?: boolean
  /** At most one of the disclosures with the same name is open. */
  name?: string
}

/** A line that opens details. Uses the browser's own element, which supports the keyboard and page search. */
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
