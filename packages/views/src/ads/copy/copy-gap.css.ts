import { style } from '@vanilla-extract/css'
import { textButtonStyle } from '@aloft/design-system/theme/button-styles'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const words = style({ ...textStyle(13), color: vars.inkSoft })

export const opener = style({ ...textButtonStyle, marginInlineStart: 0 })

export const form = style({
  display: 'grid',
  gap: 10,
  padding: '12px 14px',
  borderRadius: vars.rControl,
  background: vars.sunken,
})
