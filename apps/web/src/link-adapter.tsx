import type { LinkComponentProps } from '@aloft/design-system/primitives/link'
import { Link } from 'react-router'

/** Draws the design system's links with the router's: addresses of the app change the page without a reload. */
export function LinkAdapter({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
