import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { LinkedName } from './linked-modals.ts'
import {
  type AddressParams,
  type LinkedModal,
  readModalAddress,
  withModal,
  withoutModal,
} from './modal-address.ts'

// Of an entry of the history that was made by opening a modal: the page without it is the entry before.
const opened = { isModalOpened: true }

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
  const { state } = useLocation()
  const isOver = readModalAddress(query) !== null
  return (name, params) =>
    setQuery(withModal(query, name, params), {
      preventScrollReset: true,
      replace: isOver,
      state: isOver ? state : opened,
    })
}

/** Closes the linked modal, as Back does where it was opened from the page, else by going to the page alone. */
export function useCloseModal(): () => void {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return () => {
    const wasOpened = (state as Partial<typeof opened> | null)?.isModalOpened === true
    if (wasOpened) void navigate(-1)
    else setQuery(withoutModal(query), { preventScrollReset: true, replace: true })
  }
}
