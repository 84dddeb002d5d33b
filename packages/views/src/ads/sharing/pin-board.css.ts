import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const board = style({ position: 'relative', maxWidth: '100%' })

export const ground = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  cursor: 'crosshair',
  touchAction: 'manipulation',
})

const pinSize = 30

export const pin = style({
  ...textStyle(13),
  position: 'absolute',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  width: pinSize,
  height: pinSize,
  // The corner at the lower left points to the spot.
  marginTop: -pinSize,
  borderRadius: '50% 50% 50% 2px',
  border: `2px solid ${vars.accentInk}`,
  background: vars.accent,
  color: vars.accentInk,
  fontWeight: 600,
  boxShadow: vars.float1,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { boxShadow: vars.focus },
    // A larger place to press.
    '&::before': { content: '', position: 'absolute', inset: -7 },
  },
})
