import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle, textStyle } from '@aloft/design-system/theme/type'

export const face = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: { role: { heading: displayStyle(20), body: textStyle(16) } },
})

export const use = style({
  ...textStyle(12),
  color: vars.inkFaint,
  marginInlineStart: 6,
  fontFamily: vars.text,
})

export const facts = style({ ...textStyle(16), display: 'grid', gap: 2, overflowWrap: 'anywhere' })

export const gaps = style({ paddingTop: 16, borderTop: `1px solid ${vars.line}` })
