import { useLocation, useNavigate } from 'react-router'
import { withoutModal } from './modal-address.ts'
import { useIsHere } from './use-is-here.ts'
import type { opened } from './use-linked-modal.ts'
import { useSearchParams } from '../router/use-search-params.ts'

/**
 * Closes the linked modal, as Back does where it was opened from the page, else by going to the page alone. Does nothing
 * once it has gone: what it waited for may come to its end later, when another step back would lead off the page.
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
