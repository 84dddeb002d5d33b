import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const means = style({
  display: 'grid',
  gap: 16,
  paddingTop: 16,
  borderTop: `1px solid ${vars.line}`,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
})

export const credit = style({
  display: 'grid',
  gap: 4,
  paddingTop: 16,
  borderTop: `1px solid ${vars.line}`,
})
