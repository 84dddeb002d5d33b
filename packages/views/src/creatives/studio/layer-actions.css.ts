import { vars } from '@aloft/design-system/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  padding: 3,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  background: vars.floating,
  boxShadow: vars.float1,
})

export const line = style({ width: 1, height: 18, margin: '0 3px', background: vars.line })
