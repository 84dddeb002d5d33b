import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const swatch = style({
  width: 56,
  height: 36,
  padding: 3,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rControl,
  background: vars.raised,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus } },
  '@media': { [media.touch]: { height: 44 } },
})
