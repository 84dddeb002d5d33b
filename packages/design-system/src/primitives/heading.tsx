import type { ReactNode, Ref } from 'react'
import * as css from './heading.css.ts'

export interface HeadingProps {
  children: ReactNode
  /** Level in the page's outline; left out for a part of a heading, such as one of its lines. */
  level?: 1 | 2 | 3 | 4
  /** CSS pixels; 16 uses the text face, and 44 becomes 32 on a phone. */
  size?: 16 | 20 | 24 | 32 | 44
  tone?: 'ink' | 'faint'
  id?: string
  ref?: Ref<HTMLHeadingElement>
}

/** A heading in the display face. `level` sets its meaning, `size` its appearance. */
export function Heading({ children, level, size = 24, tone = 'ink', id, ref }: HeadingProps) {
  const Element = level ? (`h${level}` as const) : 'span'
  return (
    <Element ref={ref} id={id} className={css.heading({ size, tone })} tabIndex={ref ? -1 : undefined}>
      {children}
    </Element>
  )
}
