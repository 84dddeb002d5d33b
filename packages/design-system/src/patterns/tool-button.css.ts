import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  cursor: 'pointer',
  transition: `background ${vars.fast}`,
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: vars.pressed },
    '&[aria-disabled=true]': { color: vars.inkOff, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})
