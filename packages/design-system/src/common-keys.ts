import type { KeyUse } from './component-docs.ts'

/** Of anything that's pressed. */
export const buttonKeys: readonly KeyUse[] = [
  { keys: ['Tab'], does: 'Moves to it.' },
  { keys: ['Enter'], does: 'Presses it.' },
  { keys: ['Space'], does: 'Presses it.' },
]

/** Of links. */
export const linkKeys: readonly KeyUse[] = [
  { keys: ['Tab'], does: 'Moves to it.' },
  { keys: ['Enter'], does: 'Opens the page.' },
]

/** Of fields for text. */
export const typingKeys: readonly KeyUse[] = [
  { keys: ['Tab'], does: 'Moves to the field.' },
  { keys: ['Enter'], does: 'Submits the form around it, if there is one.' },
]

/** Of radio buttons. */
export const choiceKeys: readonly KeyUse[] = [
  { keys: ['Tab'], does: 'Moves to the chosen option, or to the first if none is chosen.' },
  { keys: ['↓'], does: 'Chooses the next option. → does the same.' },
  { keys: ['↑'], does: 'Chooses the previous option. ← does the same.' },
  { keys: ['Space'], does: 'Chooses the option that has the focus.' },
]

/** Of modals in their frame. */
export const modalKeys: readonly KeyUse[] = [
  { keys: ['Tab'], does: 'Moves through the modal and stays inside.' },
  { keys: ['Enter'], does: 'Presses the button that has the focus.' },
  { keys: ['Esc'], does: 'Closes the modal. The focus returns to where it was.' },
]

/** Of modals with a form. */
export const formModalKeys: readonly KeyUse[] = [
  { keys: ['Tab'], does: 'Moves through the modal and stays inside.' },
  { keys: ['Enter'], does: 'Submits the form from any field of one line.' },
  { keys: ['Esc'], does: 'Closes the modal. The focus returns to where it was.' },
]
