import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const box = style({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderRadius: vars.rCard,
  boxShadow: vars.hairline,
})

export const track = style({ overflow: 'hidden', height: 6, borderRadius: 3, background: vars.pressed })

export const bar = style({
  height: '100%',
  borderRadius: 3,
  background: vars.accent,
  transition: `width ${vars.move} linear`,
})

export const rows = style({ display: 'grid', gap: 4, maxHeight: 132, overflowY: 'auto' })

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
