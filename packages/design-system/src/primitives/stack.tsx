import { layoutElement } from './layout-element.ts'
import type { LayoutProps } from './layout-props.ts'
import * as css from './layout.css.ts'

/** Children below one another with even gaps. */
export function Stack(props: LayoutProps) {
  return layoutElement(css.stack, props)
}
