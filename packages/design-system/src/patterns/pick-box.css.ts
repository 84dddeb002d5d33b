import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

/** CSS pixels. */
export const width = 44

export const target = style({
  display: 'grid',
  placeItems: 'center',
  width,
  minHeight: 39,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const box = style({
  width: 18,
  height: 18,
  margin: 0,
  accentColor: vars.accent,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus, borderRadius: 4 },
  },
})
