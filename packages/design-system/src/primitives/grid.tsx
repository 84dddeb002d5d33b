import type { Gap } from '../theme/scale.ts'
import { layoutElement } from './layout-element.ts'
import type { LayoutProps } from './layout-props.ts'
import * as css from './grid.css.ts'

interface FittingColumns {
  /** Minimum width of a column in CSS pixels; as many columns as fit share the width evenly. */
  columnWidth: number
  /** Whether a few children stretch over the whole width; if not, each keeps the width of a column. */
  isStretched?: boolean
  columns?: never
}

interface FixedColumns {
  /** Number of columns from a tablet up; a phone has one. */
  columns: 2 | 3
  columnWidth?: never
  isStretched?: never
}

export type GridProps = LayoutProps & {
  /** CSS pixels between lines; if left out, the same as between columns. */
  rowGap?: Gap
} & (FittingColumns | FixedColumns)

/** Children in even columns: cards, tiles, pictures. */
export function Grid({ columns, columnWidth, isStretched = false, ...props }: GridProps) {
  if (columns) return layoutElement(css.columns[columns], props)
  const fit = isStretched ? 'auto-fit' : 'auto-fill'
  return layoutElement(css.grid, props, {
    gridTemplateColumns: `repeat(${fit}, minmax(min(100%, ${columnWidth}px), 1fr))`,
  })
}
