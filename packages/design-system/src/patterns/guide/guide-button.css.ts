import { style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: vars.accent,
  color: vars.accentInk,
  boxShadow: vars.float1,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.accentText}`, outlineOffset: 2 },
  },
  '@media': {
    [media.phone]: { width: 48, height: 48 },
    [media.forced]: { border: '2px solid ButtonText' },
  },
})

export const rocket = style({ width: 22, height: 22, strokeWidth: 2 })

export const count = style({
  ...textStyle(12),
  position: 'absolute',
  top: -4,
  insetInlineEnd: -6,
  padding: '2px 6px',
  borderRadius: 10,
  background: vars.floating,
  color: vars.ink,
  boxShadow: `0 0 0 1px ${vars.lineStrong}`,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
