import { proxy, ref, useSnapshot } from 'valtio'

export interface ToastMessage {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'success' | 'warning' | 'error'
  /** Milliseconds; by the length of its text where left out. */
  readonly duration?: number
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

const state = proxy<{ toasts: ToastMessage[] }>({ toasts: [] })
let count = 0

export function useToasts(): readonly ToastMessage[] {
  return useSnapshot(state).toasts
}

/** Shows a message that goes by itself; one with the same words takes the place of the one before. */
export function showToast(toast: Omit<ToastMessage, 'id'>): void {
  state.toasts = [...state.toasts.filter(({ text }) => text !== toast.text), ref({ ...toast, id: ++count })]
}

export function closeToast(id: number): void {
  state.toasts = state.toasts.filter((toast) => toast.id !== id)
}
