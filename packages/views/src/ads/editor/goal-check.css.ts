import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const check = style({ display: 'grid', gap: 10, minWidth: 0 })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})

export const words = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  color: vars.inkSoft,
})
