import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const order = style({
  display: 'grid',
  gap: 12,
  padding: '18px 0',
  borderBottom: `1px solid ${vars.line}`,
})

export const writer = style({
  ...textStyle(12),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.inkFaint,
})

/** Larger than its line. */
export const help = style({ margin: '-14px 0 -14px -4px' })
