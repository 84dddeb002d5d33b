import type { LayoutProps } from './layout-props.ts'
import * as css from './layout.css.ts'

/** Children below one another with even gaps. */
export function Stack({ as: Element = 'div', gap = 16, align = 'stretch', ...rest }: LayoutProps) {
  return <Element {...rest} className={css.layout({ flow: 'stack', gap, align })} />
}
