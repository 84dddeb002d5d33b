import { createVar, fallbackVar } from '@vanilla-extract/css'

/** How much of the window's top a frame covers: what sticks inside of it sticks below. */
export const frameTop = createVar()

/** The same as a length; nothing if the frame covers nothing. */
export const belowFrame = fallbackVar(frameTop, '0px')
