import { createVar, fallbackVar } from '@vanilla-extract/css'

/** Height of a note at the bottom of the window; toasts appear above it. */
export const footRoom = createVar()

/** The same as a length; zero if there's no note. */
export const aboveFoot = fallbackVar(footRoom, '0px')

/** The window's lower edge on phones without a home button. */
export const safeFoot = 'env(safe-area-inset-bottom, 0px)'

/** Height of the tabs of a phone. */
export const tabsHeight = `calc(72px + ${safeFoot})`

/** How much of the window's bottom a frame covers: what sticks inside of it sticks above. */
export const frameFoot = createVar()

/** The same as a length; nothing if the frame covers nothing. */
export const aboveFrame = fallbackVar(frameFoot, '0px')

/** Space that the tab bar of a phone covers, with a margin. */
export const phoneFoot = `calc(84px + ${safeFoot})`

/** How far the button of the chat moves up, so that it covers nothing at the lower right of a page. */
export const chatLift = createVar()

/** The same as a length; nothing if there's nothing there. */
export const aboveFootOfPage = fallbackVar(chatLift, '0px')

/** More room at the end of a page on a phone, for the button of the chat. */
export const chatRoom = createVar()

/** The same as a length; nothing without the button. */
export const aboveChat = fallbackVar(chatRoom, '0px')

/** Width that the guide's button takes at the lower right, with the gap to the button of the chat. */
export const guideRoom = createVar()

/** The same as a length; nothing without the guide's button. */
export const besideGuide = fallbackVar(guideRoom, '0px')

/** How far the guide's button moves aside for the open chat. */
export const chatWidth = createVar()

/** The same as a length; nothing while the chat is closed. */
export const besideChat = fallbackVar(chatWidth, '0px')

/** What sticks to the bottom of a page: a line of text with its actions. */
export const pageFootHeight = '72px'
