import { layoutElement } from './layout-element.ts'
import type { Justify, LayoutProps } from './layout-props.ts'
import * as css from './layout.css.ts'

export interface RowProps extends LayoutProps {
  justify?: Justify
}

/** Children side by side on one line at any width, centered across it; a Cluster wraps. */
export function Row(props: RowProps) {
  return layoutElement(css.row, { align: 'center', ...props })
}
