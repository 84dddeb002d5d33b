import type { Gap } from '../theme/scale.ts'
import type { LayoutProps } from './layout-props.ts'
import * as css from './layout.css.ts'

export interface GridProps extends LayoutProps {
  /** Minimum width of a column in CSS pixels; as many columns as fit share the width evenly. */
  columnWidth: number
  /** CSS pixels between lines; if left out, the same as between columns. */
  rowGap?: Gap
  /** Whether a few children stretch over the whole width; if not, each keeps the width of a column. */
  isStretched?: boolean
}

/** Children in even columns: cards, tiles, pictures. */
export function Grid({
  as: Element = 'div',
  gap = 16,
  rowGap = gap,
  align = 'stretch',
  columnWidth,
  isStretched = false,
  ...rest
}: GridProps) {
  const column = `minmax(min(100%, ${columnWidth}px), 1fr)`
  return (
    <Element
      {...rest}
      className={css.layout({ flow: 'grid', gap, rowGap, align })}
      style={{ gridTemplateColumns: `repeat(${isStretched ? 'auto-fit' : 'auto-fill'}, ${column})` }}
    />
  )
}
