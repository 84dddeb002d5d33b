import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.ink,
  fontWeight: 550,
  whiteSpace: 'nowrap',
})
