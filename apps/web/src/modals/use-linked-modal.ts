import { useLocation } from 'react-router'
import { keepsScroll } from '../addresses/page-names.ts'
import type { LinkedName } from './linked-modals.ts'
import {
  type AddressParams,
  isSamePage,
  type LinkedModal,
  readModalAddress,
  withModal,
} from './modal-address.ts'
import { useSearchParams } from '../router/use-search-params.ts'
import type { LinkOptions } from '../router/use-link-click.ts'

/** State of an entry of the history that was made by opening a modal: the page without it is the entry before. */
export const opened = { isModalOpened: true }

/** The modal of the address; null for most addresses. */
export function useLinkedModal(): LinkedModal | null {
  return readModalAddress(useSearchParams()[0])
}

/**
 * Opens a linked modal above the page, as a new history entry that Back removes. It replaces a linked modal
 * that's open. Throws ModuleNotFoundError for an unknown name (ERR-11).
 */
export function useOpenModal(): <N extends LinkedName>(
  name: N | (string & {}),
  params?: AddressParams<N>,
) => void {
  const [query, setQuery] = useSearchParams()
  const options = useOpening()
  return (name, params) => setQuery(withModal(query, name, params), options)
}

/**
 * The address of this page with a linked modal, for links. Throws ModuleNotFoundError like `useOpenModal`.
 */
export function useModalHref(): <N extends LinkedName>(
  name: N | (string & {}),
  params?: AddressParams<N>,
) => string {
  const { pathname, search } = useLocation()
  return (name, params) => `${pathname}?${withModal(new URLSearchParams(search), name, params)}`
}

/**
 * How a link is followed: a link to a modal above the same page opens it like `useOpenModal`, and a link to
 * another tab of the page may keep the scroll position (RTE-02).
 */
export function useModalLink(href: string): LinkOptions {
  const location = useLocation()
  const options = useOpening()
  const target = new URL(href, 'http://app.invalid')
  return isSamePage(location, target) && readModalAddress(target.searchParams)
    ? options
    : { preventScrollReset: keepsScroll(location.pathname, target.pathname) }
}

function useOpening() {
  const { search, state } = useLocation()
  const isOver = readModalAddress(new URLSearchParams(search)) !== null
  return { preventScrollReset: true, replace: isOver, state: isOver ? (state as unknown) : opened }
}
