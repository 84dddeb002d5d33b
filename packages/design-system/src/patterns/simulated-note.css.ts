import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const note = style({
  ...textStyle(13),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  color: vars.inkSoft,
})
