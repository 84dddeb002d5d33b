import { style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'

export const list = style({ display: 'grid', gap: 16 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 4,
  alignItems: 'start',
})

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  // Beside the box, below the label.
  marginTop: 24,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkFaint,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.ink, background: vars.sunken } },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})
