import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  minWidth: 200,
  margin: 0,
  padding: 6,
  border: 0,
  borderRadius: vars.rCard,
  background: vars.floating,
  color: vars.ink,
  boxShadow: vars.float1,
})

export const entry = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 36,
  padding: '0 10px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.pressed } },
  '@media': { [media.touch]: { minHeight: 44 } },
})
