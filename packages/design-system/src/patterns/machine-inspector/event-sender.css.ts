import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const form = style({
  display: 'grid',
  gap: 12,
  paddingTop: 12,
  borderTop: `1px solid ${vars.line}`,
  fontFamily: 'inherit',
})
