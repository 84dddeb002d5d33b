import { createContext } from 'react'

/** What a frame tells the body in it: its title names the dialog, and the corner of the title is taken. */
export interface ModalSurroundings {
  hasClose: boolean
}

/** Null where a body stands plainly on a page, as in its story. */
export const ModalContext = createContext<ModalSurroundings | null>(null)
