import { createVar, fallbackVar } from '@vanilla-extract/css'

/** What a note at the window's foot takes there: toasts stand above it. */
export const footRoom = createVar()

/** The same as a length; nothing where there is no note. */
export const aboveFoot = fallbackVar(footRoom, '0px')

/** The window's lower edge on phones without a home button. */
export const safeFoot = 'env(safe-area-inset-bottom, 0px)'

/** What the tabs of a phone cover, with some air. */
export const phoneFoot = `calc(84px + ${safeFoot})`
