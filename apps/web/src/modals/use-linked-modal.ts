import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router'
import { keepsScroll } from '../addresses/page-names.ts'
import type { LinkedName } from './linked-modals.ts'
import {
  type AddressParams,
  isSamePage,
  type LinkedModal,
  readModalAddress,
  withModal,
  withoutModal,
} from './modal-address.ts'
import { useIsHere } from './use-is-here.ts'

// State of a history entry that was added by opening a modal: the entry before is the page without it.
const opened = { isModalOpened: true }

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

/**
 * Closes the linked modal: like Back if it was opened from the page, otherwise by navigating to the page
 * alone. Does nothing if it's closed already, because another step back would leave the page.
 */
export function useCloseModal(): () => void {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isHere = useIsHere()
  return () => {
    if (!isHere()) return
    const wasOpened = (state as Partial<typeof opened> | null)?.isModalOpened === true
    if (wasOpened) void navigate(-1)
    else setQuery(withoutModal(query), { preventScrollReset: true, replace: true })
  }
}
