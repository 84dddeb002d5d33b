import { vars } from '@aloft/design-system/theme/theme.css'
import { media } from '@aloft/design-system/theme/scale'
import { style } from '@vanilla-extract/css'

export const stop = style({
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  boxShadow: vars.hairline,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { boxShadow: `0 0 0 2px ${vars.raised}, 0 0 0 4px ${vars.accent}` },
    '&:focus-visible': { boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})
