import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const ways = style({ display: 'grid', gap: 12 })

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderTop: `1px solid ${vars.line}` },
  },
})
