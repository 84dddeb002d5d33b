import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderTop: `1px solid ${vars.line}` },
  },
})
