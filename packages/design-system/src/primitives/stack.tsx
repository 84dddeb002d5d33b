import type { ReactNode } from 'react'
import type { Space } from '../theme/scale.ts'
import * as css from './stack.css.ts'

export interface StackProps {
  children: ReactNode
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'section' | 'header' | 'footer'
  direction?: 'column' | 'row'
  /** CSS pixels between the children. */
  gap?: Space | 0
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'between'
  wraps?: boolean
}

/** Children one after the other with even gaps. */
export function Stack({
  children,
  as: Element = 'div',
  direction = 'column',
  gap = 16,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  wraps = false,
}: StackProps) {
  return <Element className={css.stack({ direction, gap, align, justify, wraps })}>{children}</Element>
}
