import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const words = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  color: vars.inkSoft,
})
