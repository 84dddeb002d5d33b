import type { LinkComponentProps } from '@aloft/design-system/primitives/link'
import { Link } from 'react-router'
import { product } from '../state/product.ts'
import { servedAddress } from '../addresses/served-address.ts'
import { useModalLink } from '../modals/use-linked-modal.ts'

/**
 * Renders the design system's links with the router: the app's addresses change the page without a reload.
 * Addresses that the server answers itself, such as a platform's login, and other websites are left to the
 * browser.
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
