import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

export const frame = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: 32,
  borderRadius: vars.rCard,
  boxShadow: vars.hairline,
  background: vars.raised,
  '@media': { [media.phone]: { padding: 24 } },
})

export const words = style({ display: 'grid', gap: 6, maxWidth: '34rem' })
