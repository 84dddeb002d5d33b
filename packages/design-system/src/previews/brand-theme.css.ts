import { style } from '@vanilla-extract/css'

/** Not a box of its own: what is within is laid out as if the theme were not there. */
export const theme = style({ display: 'contents' })
