import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

export const frame = style({ position: 'relative' })

export const room = style({ paddingInlineEnd: 44 })

export const toggle = style({
  position: 'absolute',
  insetBlock: 4,
  insetInlineEnd: 4,
  width: 36,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: vars.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover:not(:disabled)': { background: vars.sunken, color: vars.ink } },
  '@media': { [media.touch]: { insetBlock: 0, insetInlineEnd: 0, width: 44 } },
})
