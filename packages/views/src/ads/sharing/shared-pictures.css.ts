import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const page = style({
  display: 'grid',
  gap: 24,
  width: '100%',
  maxWidth: 1400,
  margin: '0 auto',
  padding: '24px 16px 64px',
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.rControl,
  boxShadow: vars.hairline,
})
