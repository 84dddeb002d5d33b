import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 8,
  width: '100%',
})

export const cell = style({ aspectRatio: '1', minWidth: 0 })

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: vars.rControl,
  background: vars.sunken,
})

export const broken = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: vars.rControl,
  background: vars.sunken,
  color: vars.inkFaint,
})

export const waiting = style({
  display: 'grid',
  height: '100%',
  borderRadius: vars.rControl,
  overflow: 'hidden',
})

/** The button's label is aligned with the column's edge. */
export const more = style({ marginInlineStart: -8 })
