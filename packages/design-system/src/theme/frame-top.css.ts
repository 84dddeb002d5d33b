import { createVar, fallbackVar } from '@vanilla-extract/css'

/** How much of the window's top a frame covers: sticky elements inside stick below it. */
export const frameTop = createVar()

/** The same as a length; zero if the frame covers nothing. */
export const belowFrame = fallbackVar(frameTop, '0px')
