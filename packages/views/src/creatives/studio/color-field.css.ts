import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const swatch = style({
  width: 36,
  height: 36,
  padding: 0,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rControl,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { boxShadow: `0 0 0 2px ${vars.raised}, 0 0 0 4px ${vars.accent}` },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})
