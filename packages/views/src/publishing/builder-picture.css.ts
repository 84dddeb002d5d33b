import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const picture = style({
  display: 'block',
  flex: 'none',
  width: 128,
  height: 80,
  border: `1px solid ${vars.line}`,
  borderRadius: 8,
  background: vars.raised,
})

export const quiet = style({ fill: vars.sunken })
export const faint = style({ fill: vars.line })
export const marked = style({ fill: vars.accent })
export const ring = style({ fill: 'none', stroke: vars.accent, strokeWidth: 1.5 })
