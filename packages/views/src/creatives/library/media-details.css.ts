import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const preview = style({
  display: 'block',
  width: '100%',
  maxHeight: 180,
  objectFit: 'contain',
  borderRadius: vars.rControl,
  background: vars.sunken,
})

export const facts = style({ display: 'grid', gap: 4, overflowWrap: 'anywhere' })
