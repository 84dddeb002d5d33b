import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const player = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.rCard,
  background: vars.sunken,
  // Drawn inside, because the edge of the modal would cut off a ring outside.
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.accent}`, outlineOffset: -3, boxShadow: 'none' },
  },
})
