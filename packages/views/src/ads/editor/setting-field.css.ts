import { style } from '@vanilla-extract/css'

/** As wide as a large amount. */
export const number = style({ maxWidth: 160, fontVariantNumeric: 'tabular-nums' })
