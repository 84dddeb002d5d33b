import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const list = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 36,
})

export const movers = style({ display: 'inline-flex', flex: 'none' })

export const mover = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: vars.rControl,
    background: 'none',
    color: vars.inkSoft,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.sunken, color: vars.ink },
      '&[aria-disabled=true]': { color: vars.inkOff, background: 'none', cursor: 'default' },
    },
    '@media': { [media.touch]: { width: 44, height: 44 } },
  },
  variants: { by: { up: { rotate: '180deg' }, down: {} } },
})
