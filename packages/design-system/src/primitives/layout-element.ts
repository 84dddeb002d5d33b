import { type CSSProperties, createElement, type ReactElement } from 'react'
import type { Gap } from '../theme/scale.ts'
import type { Justify, LayoutProps } from './layout-props.ts'

interface ElementProps extends LayoutProps {
  rowGap?: Gap
  justify?: Justify
}

/**
 * The element of a layout primitive. Gaps and positions are its own style, because classes for each of them would be many
 * more bytes on every page.
 */
export function layoutElement(
  className: string,
  { as = 'div', gap = 16, rowGap = gap, align, justify, ...rest }: ElementProps,
  more?: CSSProperties,
): ReactElement {
  const justifyContent = justify === 'between' ? 'space-between' : justify
  const style = { columnGap: gap, rowGap, alignItems: align, justifyContent, ...more }
  return createElement(as, { ...rest, className, style })
}
