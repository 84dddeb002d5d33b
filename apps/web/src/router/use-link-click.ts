import type { MouseEvent } from 'react'
import { createPath, type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { placeAt } from './place.ts'

export type LinkOptions = Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state'>

/**
 * Follows a link to a page of the app without a reload; clicks that open a tab or a window are left to the browser, as
 * are links with a target. A link to the address that is shown adds no entry to the history. React Router's own lies in
 * one module with its forms, which would add 4 KB to every page.
 */
export function useLinkClick(
  href: string,
  { target, ...options }: LinkOptions & { readonly target?: string },
): (event: MouseEvent) => void {
  const shown = useLocation()
  const navigate = useNavigate()
  return (event) => {
    const isOurs = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!isOurs || (target && target !== '_self')) return
    event.preventDefault()
    void navigate(href, {
      ...options,
      replace: options.replace ?? createPath(placeAt(href)) === createPath(shown),
    })
  }
}
