import type { Justify, LayoutProps } from './layout-props.ts'
import * as css from './layout.css.ts'

export interface RowProps extends LayoutProps {
  justify?: Justify
}

/** Children side by side on one line at any width; a Cluster wraps. */
export function Row({
  as: Element = 'div',
  gap = 16,
  align = 'center',
  justify = 'start',
  ...rest
}: RowProps) {
  return <Element {...rest} className={css.layout({ flow: 'row', gap, align, justify })} />
}
