import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.rCard,
  boxShadow: vars.hairline,
  lineHeight: 0,
})
