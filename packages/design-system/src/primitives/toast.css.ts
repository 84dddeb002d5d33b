import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { aboveFoot, phoneFoot } from '../theme/foot-room.css.ts'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'scale(.97)' } })

const top = 'calc(8px + env(safe-area-inset-top, 0px))'

/**
 * The bottom edge of the window, above everything; clicks next to it pass through. Over a dialog it's the top edge,
 * because the dialog's buttons are at the bottom.
 */
export const corner = style({
  position: 'fixed',
  insetInline: 16,
  bottom: `calc(24px + ${aboveFoot})`,
  zIndex: 30,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '@media': { [media.phone]: { bottom: `calc(8px + ${phoneFoot} + ${aboveFoot})` } },
  selectors: { '[role=dialog] &': { top, bottom: 'auto' } },
})

/**
 * At the top edge, over bars and not over what a toast is about, and in the same place while a dialog opens or closes. In
 * a dialog, the whole corner is there.
 */
export const viewport = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  width: '100%',
  outline: 'none',
  selectors: {
    '&:not([role=dialog] *)': { position: 'fixed', insetInline: 16, top, width: 'auto' },
  },
})

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: 560,
  minHeight: 48,
  padding: '6px 6px 6px 14px',
  borderRadius: vars.rCard,
  background: vars.floating,
  boxShadow: vars.float1,
  pointerEvents: 'auto',
  animation: `${appear} ${vars.move} ${vars.ease}`,
  selectors: {
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&:focus-visible': { outline: `2px solid ${vars.accentText}`, outlineOffset: 2, boxShadow: vars.float1 },
  },
})

export const mark = recipe({
  variants: {
    tone: {
      info: { color: vars.learning },
      success: { color: vars.live },
      warning: { color: vars.ending },
      error: { color: vars.rejected },
    },
  },
})

export const words = style({ ...textStyle(14), flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

const pressed = {
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  cursor: 'pointer',
} as const

export const action = style({
  ...textStyle(14),
  ...pressed,
  flex: 'none',
  minHeight: 36,
  padding: '0 8px',
  color: vars.accentText,
  fontWeight: 600,
  selectors: { '&:hover': { background: vars.accentWash } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const close = style({
  ...pressed,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  color: vars.inkFaint,
  selectors: { '&:hover': { color: vars.ink, background: vars.sunken } },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})
