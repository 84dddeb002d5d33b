import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const box = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 32,
  borderRadius: vars.rCard,
  background: vars.sunken,
})
