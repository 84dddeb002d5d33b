import { styleVariants } from '@vanilla-extract/css'

/** The word stands in line with what is at that side of it. */
export const side = styleVariants({ start: { marginInlineStart: -8 }, end: { marginInlineEnd: -8 } })
