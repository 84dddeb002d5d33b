import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const frame = style({ position: 'relative' })

export const select = style({
  appearance: 'none',
  paddingInlineEnd: 38,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 12,
  display: 'grid',
  placeItems: 'center',
  color: vars.inkSoft,
  pointerEvents: 'none',
})
