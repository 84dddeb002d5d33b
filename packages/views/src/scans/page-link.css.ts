import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const link = style({
  borderRadius: 3,
  color: vars.accentText,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
})
