import { proxy, ref, useSnapshot } from 'valtio'

/** An open modal. Its name is one of the modal table, which this file must not know. */
export interface OpenModal {
  readonly name: string
  readonly props: object
  /** Only its own buttons lead out of it. */
  readonly isStaying?: boolean
  readonly width?: 'medium' | 'wide'
}

const state = proxy<{ modal: OpenModal | null }>({ modal: null })

export function useModal(): OpenModal | null {
  return useSnapshot(state).modal
}

/** Opens a modal in place of the one that is open. */
export function setModal(modal: OpenModal): void {
  // Props hold callbacks, which are handed on as they are.
  state.modal = ref(modal)
}

export function closeModal(): void {
  state.modal = null
}
