import { style } from '@vanilla-extract/css'

export const price = style({
  paddingInlineStart: 8,
  marginInlineStart: 1,
  borderInlineStart: '1px solid color-mix(in oklch, currentColor 35%, transparent)',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})
