import { iconButtonStyle } from '@aloft/design-system/theme/button-styles'
import { vars } from '@aloft/design-system/theme/theme.css'
import { style } from '@vanilla-extract/css'

const base = iconButtonStyle(32)

export const button = style({
  ...base,
  color: vars.inkSoft,
  selectors: {
    '&:hover': { color: vars.ink, background: vars.pressed },
    '&[aria-pressed=true]': { color: vars.ink, background: vars.pressed },
    '&[aria-disabled=true]': { color: vars.inkOff, background: 'none', cursor: 'not-allowed' },
  },
})
