import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const rows = style({ borderTop: `1px solid ${vars.line}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  gap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${vars.line}`,
})
