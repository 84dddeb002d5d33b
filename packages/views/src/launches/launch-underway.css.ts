import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const mail = style({
  ...textStyle(14),
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  color: vars.ink,
})

export const next = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  padding: 20,
  border: `1px solid ${vars.line}`,
  borderRadius: 10,
  background: vars.raised,
})
