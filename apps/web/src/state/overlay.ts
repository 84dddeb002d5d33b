import { proxy, useSnapshot } from 'valtio'
import { isAsking, useQuestion } from './modal.ts'

/** Overlays above any page of the product, one at a time; they aren't part of the address. */
export type Overlay = 'palette' | 'shortcuts'

const state = proxy<{ open: Overlay | null }>({ open: null })

/** The open overlay; null while a question is open, which it would cover. */
export function useOverlay(): Overlay | null {
  const { open } = useSnapshot(state)
  return useQuestion() ? null : open
}

/** Opens an overlay; an open question must be answered first. */
export function openOverlay(overlay: Overlay): void {
  if (!isAsking()) state.open = overlay
}

export function closeOverlay(): void {
  state.open = null
}
