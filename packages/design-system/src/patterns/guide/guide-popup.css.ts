import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { phoneFoot } from '../../theme/foot-room.css.ts'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Above the page and below dialogs; in a dialog, above its content. */
const zIndex = 19

/** Around the target; presses pass through. */
export const ring = style({
  position: 'fixed',
  zIndex,
  borderRadius: vars.rControl,
  outline: `2px solid ${vars.accentText}`,
  outlineOffset: 2,
  pointerEvents: 'none',
  animation: `${appear} ${vars.move} ${vars.ease}`,
  '@media': { [media.still]: { animation: 'none' } },
})

export const sheet = recipe({
  base: {
    position: 'fixed',
    insetInline: 8,
    zIndex,
    background: vars.floating,
    color: vars.ink,
    boxShadow: vars.float1,
    pointerEvents: 'auto',
    animation: `${appear} ${vars.move} ${vars.ease}`,
    borderRadius: vars.rModal,
    '@media': { [media.still]: { animation: 'none' } },
  },
  variants: {
    isAtTop: {
      true: { top: 'calc(8px + env(safe-area-inset-top, 0px))' },
      false: { bottom: phoneFoot },
    },
  },
})

export const content = style({ position: 'relative', display: 'grid', gap: 8, padding: 16 })

export const counter = style({
  ...textStyle(12),
  margin: 0,
  paddingInlineEnd: 28,
  color: vars.inkFaint,
  fontVariantNumeric: 'tabular-nums',
})

export const text = style({ ...textStyle(14), margin: 0, fontWeight: 500, overflowWrap: 'anywhere' })

export const leave = style({
  position: 'absolute',
  top: 8,
  insetInlineEnd: 8,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkFaint,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.ink, background: vars.sunken } },
  '@media': { [media.touch]: { top: 4, insetInlineEnd: 4, width: 44, height: 44 } },
})
