import type { ReactNode } from 'react'
import type { TextSize } from '../theme/scale.ts'
import * as css from './text.css.ts'

export interface TextProps {
  children: ReactNode
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li'
  /** CSS pixels. */
  size?: TextSize
  tone?: 'ink' | 'soft' | 'faint' | 'live' | 'ending' | 'rejected' | 'inherit'
  weight?: 'regular' | 'medium' | 'strong'
  align?: 'start' | 'center' | 'end'
  /** `tabular` for numbers in a column. */
  figures?: 'text' | 'tabular'
  /** `cut` ends a single line with an ellipsis. */
  wrap?: 'normal' | 'cut'
  id?: string
}

/** Running text in the text face. */
export function Text({
  children,
  as: Element = 'p',
  id,
  size,
  tone,
  weight,
  align,
  figures,
  wrap,
}: TextProps) {
  return (
    <Element id={id} className={css.text({ size, tone, weight, align, figures, wrap })}>
      {children}
    </Element>
  )
}
