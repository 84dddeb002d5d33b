import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { breakpoints, media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '4px 6px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.pressed } },
})

export const words = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    place: {
      side: { '@media': { [media.belowWide]: { display: 'none' } } },
      bar: { display: 'none' },
    },
  },
})

export const menu = recipe({
  base: {
    position: 'fixed',
    inset: 'auto',
    width: 240,
    margin: 0,
    padding: 6,
    border: 0,
    borderRadius: vars.rCard,
    background: vars.floating,
    color: vars.ink,
    boxShadow: vars.float1,
  },
  variants: {
    place: {
      side: {
        bottom: 66,
        left: 14,
        '@media': { [media.belowWide]: { bottom: 14, left: 68 } },
      },
      bar: {
        top: 60,
        right: 12,
        '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { display: 'none' } },
      },
    },
  },
})

export const who = style({ display: 'grid', padding: '8px 10px 10px' })

export const rule = style({ height: 1, margin: '0 -6px 6px', background: vars.line })

export const item = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  width: '100%',
  minHeight: 36,
  padding: '0 10px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.sunken } },
  '@media': { [media.touch]: { minHeight: 44 } },
})
