import { styleVariants } from '@vanilla-extract/css'

/** The label is aligned with the content on that side. */
export const side = styleVariants({ start: { marginInlineStart: -8 }, end: { marginInlineEnd: -8 } })
