import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const form = style({
  display: 'grid',
  gap: 12,
  paddingTop: 12,
  borderTop: `1px solid ${vars.line}`,
  fontFamily: 'inherit',
})
