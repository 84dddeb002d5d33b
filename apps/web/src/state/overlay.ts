import { proxy, useSnapshot } from 'valtio'

/** What may float above any page of the product, one at a time; none of it belongs to the address. */
export type Overlay = 'palette' | 'help' | 'shortcuts'

const state = proxy<{ open: Overlay | null }>({ open: null })

export function useOverlay(): Overlay | null {
  return useSnapshot(state).open
}

export function openOverlay(overlay: Overlay): void {
  state.open = overlay
}

export function closeOverlay(): void {
  state.open = null
}
