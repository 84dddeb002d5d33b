import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

/** Floats over the content, in the colors of its notice. */
export const band = style({
  padding: '0 28px 12px',
  '@media': { [media.phone]: { padding: '0 12px 12px' } },
})

export const paper = style({
  maxWidth: 640,
  marginInline: 'auto',
  borderRadius: 8,
  background: vars.floating,
  boxShadow: vars.float1,
  pointerEvents: 'auto',
})
