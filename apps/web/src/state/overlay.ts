import { proxy, useSnapshot } from 'valtio'
import { isAsking, useQuestion } from './modal.ts'

/** What may float above any page of the product, one at a time; none of it belongs to the address. */
export type Overlay = 'palette' | 'help' | 'shortcuts'

const state = proxy<{ open: Overlay | null }>({ open: null })

/** What floats now: nothing while something is asked, which it would cover. */
export function useOverlay(): Overlay | null {
  const { open } = useSnapshot(state)
  return useQuestion() ? null : open
}

/** Opens one of them; what is asked is answered first. */
export function openOverlay(overlay: Overlay): void {
  if (!isAsking()) state.open = overlay
}

export function closeOverlay(): void {
  state.open = null
}
