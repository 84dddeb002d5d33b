import { style } from '@vanilla-extract/css'

/** Rows measure the room they lie in. */
export const sheet = style({ containerType: 'inline-size' })
