import { style } from '@vanilla-extract/css'
import { iconButtonStyle } from '@aloft/design-system/theme/button-styles'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const banner = style({
  width: 'min(380px, 100%)',
  borderRadius: vars.rCard,
  background: vars.floating,
  boxShadow: vars.float1,
  pointerEvents: 'auto',
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '6px 6px 6px 14px',
})

export const done = style({ color: vars.live })

export const words = style({ ...textStyle(14), flex: 1, minWidth: 0 })

export const dismiss = style(iconButtonStyle(36))

export const bar = style({ padding: '0 14px 12px' })
