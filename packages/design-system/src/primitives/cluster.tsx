import type { Gap } from '../theme/scale.ts'
import type { Justify, LayoutProps } from './layout-props.ts'
import * as css from './layout.css.ts'

export interface ClusterProps extends LayoutProps {
  justify?: Justify
  /** CSS pixels between lines; if left out, the same as between children. */
  rowGap?: Gap
}

/** Children side by side that wrap to a new line: buttons, chips, a title and its marks. */
export function Cluster({
  as: Element = 'div',
  gap = 16,
  rowGap = gap,
  align = 'center',
  justify = 'start',
  ...rest
}: ClusterProps) {
  return <Element {...rest} className={css.layout({ flow: 'cluster', gap, rowGap, align, justify })} />
}
