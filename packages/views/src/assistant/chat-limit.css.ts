import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const limit = style({
  ...textStyle(13),
  margin: '0 16px 10px',
  padding: '8px 12px',
  borderRadius: vars.rControl,
  background: vars.endingWash,
})
