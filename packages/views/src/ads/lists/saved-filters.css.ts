import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { cutLine, textStyle } from '@aloft/design-system/theme/type'

export const list = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })

export const apply = style({
  ...textStyle(14),
  ...cutLine,
  flex: 1,
  minWidth: 0,
  minHeight: 36,
  padding: '0 10px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.sunken },
    '&[aria-pressed=true]': { background: vars.accentWash, fontWeight: 600 },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const remove = style({
  display: 'grid',
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
  selectors: { '&:hover': { background: vars.sunken, color: vars.ink } },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})

export const form = style({ display: 'grid', gap: 8 })
