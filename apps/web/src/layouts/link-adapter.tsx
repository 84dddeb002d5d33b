import type { LinkComponentProps } from '@aloft/design-system/primitives/link'
import type { MouseEvent } from 'react'
import { product } from '../state/product.ts'
import { servedAddress } from '../addresses/served-address.ts'
import { useModalLink } from '../modals/use-linked-modal.ts'
import { mayPreload } from '../navigation/may-preload.ts'
import { usePreload } from '../router/outlet.tsx'
import { useLinkClick } from '../router/use-link-click.ts'

/**
 * Draws the design system's links: addresses of the app change the page without a reload, and are loaded once somebody
 * points at them. Those that the server answers itself, such as the way to a platform, are left to the browser, as are
 * those of other websites.
 */
export function LinkAdapter({ href, ...rest }: LinkComponentProps) {
  const isPage = href.startsWith('/') && !href.startsWith('/api/')
  return isPage ? <PageLink href={href} {...rest} /> : <a href={servedAddress(href, product)} {...rest} />
}

function PageLink({ href, onClick, target, ...rest }: LinkComponentProps) {
  const follow = useLinkClick(href, {
    ...useModalLink(href),
    ...(target && { target }),
  })
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  const preload = usePreload()
  // Who points at a link often follows it, half a second later.
  const onPoint = () => {
    if (mayPreload(navigator)) void preload(new URL(href, window.location.origin).pathname)
  }
  return (
    <a href={href} target={target} {...rest} onClick={onPress} onFocus={onPoint} onPointerEnter={onPoint} />
  )
}
