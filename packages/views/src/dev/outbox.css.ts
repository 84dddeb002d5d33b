import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const text = style({
  ...textStyle(14),
  padding: 16,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  color: vars.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

// Leaves space for the focus ring of the line above.
export const mail = style({ display: 'grid', gap: 12, paddingTop: 8 })
