import type { ReactNode } from 'react'
import * as css from './card.css.ts'

export interface CardProps {
  children: ReactNode
  as?: 'div' | 'article' | 'section' | 'li'
  /** CSS pixels; 0 lets a picture run to the edge. */
  padding?: 0 | 16 | 24
}

/** A raised sheet with a hairline; never with a shadow. */
export function Card({ children, as: Element = 'div', padding = 24 }: CardProps) {
  return <Element className={css.card({ padding })}>{children}</Element>
}
