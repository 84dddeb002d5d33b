import type { KeyUse } from './component-docs.ts'

/** Of anything that's pressed. */
export const pressKeys: readonly KeyUse[] = [
  { press: ['Tab'], does: 'Moves to it.' },
  { press: ['Enter'], does: 'Presses it.' },
  { press: ['Space'], does: 'Presses it.' },
]

/** Of links. */
export const linkKeys: readonly KeyUse[] = [
  { press: ['Tab'], does: 'Moves to it.' },
  { press: ['Enter'], does: 'Opens the page.' },
]

/** Of fields for text. */
export const typingKeys: readonly KeyUse[] = [
  { press: ['Tab'], does: 'Moves to the field.' },
  { press: ['Enter'], does: 'Submits the form around it, if there is one.' },
]

/** Of radio buttons. */
export const choiceKeys: readonly KeyUse[] = [
  { press: ['Tab'], does: 'Moves to the chosen option, or to the first if none is chosen.' },
  { press: ['↓'], does: 'Chooses the next option; → does the same.' },
  { press: ['↑'], does: 'Chooses the previous option; ← does the same.' },
  { press: ['Space'], does: 'Chooses the option that has the focus.' },
]

/** Of modals in their frame. */
export const modalKeys: readonly KeyUse[] = [
  { press: ['Tab'], does: 'Moves through the modal and stays inside.' },
  { press: ['Enter'], does: 'Presses the button that has the focus.' },
  { press: ['Esc'], does: 'Closes the modal. The focus returns to where it was.' },
]

/** Of modals with a form. */
export const formModalKeys: readonly KeyUse[] = [
  { press: ['Tab'], does: 'Moves through the modal and stays inside.' },
  { press: ['Enter'], does: 'Submits the form from any field of one line.' },
  { press: ['Esc'], does: 'Closes the modal. The focus returns to where it was.' },
]
