import { proxy, ref, useSnapshot } from 'valtio'

/** The text of a toast, or its key for code without a catalogue. */
export type ToastWords =
  | { readonly key: 'generic' | 'notOpened' | 'platformAuthFailure' | 'undo.done' }
  | { readonly key: 'callFailed'; readonly action: string; readonly reason: string }

export interface ToastMessage {
  readonly id: number
  readonly text: string | ToastWords
  readonly tone: 'info' | 'success' | 'warning' | 'error'
  /** In milliseconds; if left out, it depends on the length of the text. */
  readonly duration?: number
  /** Without a label, it undoes what the toast is about. */
  readonly action?: { readonly label?: string; readonly onPress: () => void }
}

const state = proxy<{ toasts: ToastMessage[] }>({ toasts: [] })
let count = 0

/** More would hide the page on a phone. */
const mostInSight = 3

export function useToasts(): readonly ToastMessage[] {
  return useSnapshot(state).toasts
}

/** The visible toasts. */
export const currentToasts = (): readonly ToastMessage[] => state.toasts

/**
 * Shows a toast that disappears by itself, and returns its id; one with the same text replaces the previous one. If there are too
 * many, the oldest is removed, preferably one without an action.
 */
export function showToast(toast: Omit<ToastMessage, 'id'>): number {
  const words = JSON.stringify(toast.text)
  const others = state.toasts.filter(({ text }) => JSON.stringify(text) !== words)
  const id = ++count
  state.toasts = [...withRoom(others), ref({ ...toast, id })]
  return id
}

function withRoom(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  if (toasts.length < mostInSight) return toasts
  const plain = toasts.findIndex(({ action }) => !action)
  return toasts.toSpliced(Math.max(plain, 0), 1)
}

export function closeToast(id: number): void {
  state.toasts = state.toasts.filter((toast) => toast.id !== id)
}
