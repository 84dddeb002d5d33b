import { createContext } from 'react'

/** What a frame passes to its body, whose title names the dialog. */
export interface ModalSurroundings {
  /** There is a close button in the corner of the title. */
  hasClose: boolean
}

/** Null for a body without a frame, as in its story. */
export const ModalContext = createContext<ModalSurroundings | null>(null)
