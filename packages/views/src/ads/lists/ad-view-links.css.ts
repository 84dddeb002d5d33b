import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const views = style({
  display: 'flex',
  borderRadius: vars.rControl,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const view = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  minHeight: 36,
  borderRadius: vars.rControl,
  color: vars.inkSoft,
  selectors: {
    '&:hover': { background: vars.pressed, color: vars.ink },
    '&:focus-visible': { boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { width: 44, minHeight: 44 } },
})
