import type { Gap } from '../theme/scale.ts'
import { layoutElement } from './layout-element.ts'
import type { Justify, LayoutProps } from './layout-props.ts'
import * as css from './layout.css.ts'

export interface ClusterProps extends LayoutProps {
  justify?: Justify
  /** CSS pixels between lines; if left out, the same as between children. */
  rowGap?: Gap
}

/** Children side by side that wrap to a new line, centered across it: buttons, chips, a title and its marks. */
export function Cluster(props: ClusterProps) {
  return layoutElement(css.cluster, { align: 'center', ...props })
}
