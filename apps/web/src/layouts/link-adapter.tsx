import type { LinkComponentProps } from '@aloft/design-system/primitives/link'
import { Link } from 'react-router'
import { product } from '../state/product.ts'
import { servedAddress } from '../addresses/served-address.ts'
import { useModalLink } from '../modals/use-linked-modal.ts'

/**
 * Draws the design system's links with the router's: addresses of the app change the page without a reload. Those that
 * the server answers itself, such as the way to a platform, are left to the browser, as are those of other websites.
 */
export function LinkAdapter({ href, ...rest }: LinkComponentProps) {
  const options = useModalLink(href)
  const isPage = href.startsWith('/') && !href.startsWith('/api/')
  return isPage ? (
    <Link to={href} {...options} {...rest} />
  ) : (
    <a href={servedAddress(href, product)} {...rest} />
  )
}
