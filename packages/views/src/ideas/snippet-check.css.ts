import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const title = style({ ...textStyle(14), fontWeight: 600 })

export const state = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.inkSoft,
})

export const code = style({
  ...textStyle(13),
  padding: '10px 12px',
  borderRadius: vars.rControl,
  background: vars.sunken,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
