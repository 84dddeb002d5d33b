import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const legend = style({
  ...textStyle(14),
  marginBottom: 8,
  fontWeight: 600,
  color: vars.ink,
})

export const more = style({ display: 'flex', marginTop: 8 })
