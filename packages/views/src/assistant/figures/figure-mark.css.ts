import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { globalStyle, style } from '@vanilla-extract/css'

const line = { textDecorationLine: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 } as const

export const read = style({})

// Stronger than the links of an answer's text, which an answer has many fewer of.
globalStyle(`${read}${read}`, {
  ...line,
  color: 'inherit',
  textDecorationStyle: 'dotted',
  textDecorationColor: vars.inkSoft,
})
globalStyle(`${read}${read}:hover`, { color: vars.accentText, textDecorationStyle: 'solid' })

export const unproved = style({
  ...line,
  background: 'none',
  color: 'inherit',
  textDecorationStyle: 'dashed',
  textDecorationColor: vars.ending,
})

export const sign = style({
  display: 'inline-grid',
  verticalAlign: '-2px',
  marginInlineStart: 2,
  color: vars.ending,
})

export const note = style({
  ...textStyle(12),
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  gap: 6,
  margin: 0,
  paddingBlockStart: 4,
  color: vars.inkSoft,
})

export const noteSign = style({ display: 'grid', placeItems: 'center', height: 16, color: vars.ending })
