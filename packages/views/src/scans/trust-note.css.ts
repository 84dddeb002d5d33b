import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const note = style({
  display: 'flex',
  gap: 10,
  paddingTop: 14,
  borderTop: `1px solid ${vars.line}`,
})

export const mark = style({ flex: 'none', paddingTop: 1, color: vars.live })
