import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const color = style({
  height: 40,
  marginBottom: 6,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rControl,
})
