import { createContext } from 'react'

/** What a frame passes to its body, because the body's title names the dialog. */
export interface ModalSurroundings {
  /** Whether the title's corner has a close button. */
  hasClose: boolean
}

/** Null for a body without a frame, as in its story. */
export const ModalContext = createContext<ModalSurroundings | null>(null)
