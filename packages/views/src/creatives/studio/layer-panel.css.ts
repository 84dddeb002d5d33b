import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const title = style({
  ...displayStyle(20),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontSize: '1rem',
  color: vars.ink,
  overflowWrap: 'anywhere',
})
