import { type LinkProps, useLocation, useSearchParams } from 'react-router'
import { keepsScroll } from '../addresses/page-names.ts'
import type { LinkedName } from './linked-modals.ts'
import {
  type AddressParams,
  isSamePage,
  type LinkedModal,
  readModalAddress,
  withModal,
} from './modal-address.ts'

/** State of an entry of the history that was made by opening a modal: the page without it is the entry before. */
export const opened = { isModalOpened: true }

/** The modal of the address, which is none for most addresses. */
export function useLinkedModal(): LinkedModal | null {
  return readModalAddress(useSearchParams()[0])
}

/**
 * Opens a linked modal above the page: one more entry in the history, which Back takes away. Another one takes the
 * place of the one that is open. Throws ModuleNotFoundError for a name that has none (ERR-11).
 */
export function useOpenModal(): <N extends LinkedName>(
  name: N | (string & {}),
  params?: AddressParams<N>,
) => void {
  const [query, setQuery] = useSearchParams()
  const options = useOpening()
  return (name, params) => setQuery(withModal(query, name, params), options)
}

/** The address of this page with a linked modal above it, for links. Throws ModuleNotFoundError as `useOpenModal` does. */
export function useModalHref(): <N extends LinkedName>(
  name: N | (string & {}),
  params?: AddressParams<N>,
) => string {
  const { pathname, search } = useLocation()
  return (name, params) => `${pathname}?${withModal(new URLSearchParams(search), name, params)}`
}

/**
 * How a link is followed: one that leads to a modal above this same page opens it as `useOpenModal` does, and one to
 * another tab of it may leave the reader where they are (RTE-02).
 */
export function useModalLink(href: string): Pick<LinkProps, 'preventScrollReset' | 'replace' | 'state'> {
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
