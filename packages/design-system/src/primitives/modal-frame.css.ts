import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
// Not with a transform, which would also move the messages inside a dialog.
const rise = keyframes({ from: { opacity: 0, bottom: -12 } })

export const scrim = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    background: vars.scrim,
    animation: `${appear} ${vars.move} ${vars.ease}`,
  },
  variants: {
    isBlurred: { true: { backdropFilter: 'blur(8px)' }, false: {} },
    isAbove: { true: { zIndex: 22 }, false: { zIndex: 20 } },
    isAnchored: { true: { background: 'none' }, false: {} },
  },
})

export const panel = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    height: 'fit-content',
    maxHeight: 'calc(100dvh - 64px)',
    margin: 'auto',
    borderRadius: vars.rModal,
    background: vars.floating,
    boxShadow: vars.float2,
    animation: `${rise} ${vars.move} ${vars.ease}`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [media.phone]: {
        inset: 'auto 0 0',
        width: '100%',
        maxHeight: '92dvh',
        margin: 0,
        borderRadius: `${vars.rModal} ${vars.rModal} 0 0`,
      },
      [media.low]: { overflowY: 'auto', maxHeight: 'calc(100dvh - 16px)' },
    },
  },
  variants: {
    size: {
      medium: { width: 'min(520px, calc(100vw - 48px))' },
      wide: { width: 'min(760px, calc(100vw - 48px))' },
      dashboard: {
        width: 400,
        height: 400,
        '@media': { [media.phone]: { height: 'min(400px, 92dvh)' } },
      },
    },
    isAbove: { true: { zIndex: 23 }, false: { zIndex: 21 } },
    // Two of its edges are set where it opens.
    isAnchored: {
      true: {
        inset: 'auto',
        maxHeight: 'calc(100dvh - 32px)',
        margin: 0,
        boxShadow: vars.float1,
        animationName: appear,
      },
      false: {},
    },
  },
})

export const close = style({
  position: 'absolute',
  top: 16,
  insetInlineEnd: 16,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.ink, background: vars.sunken } },
  '@media': { [media.touch]: { top: 12, insetInlineEnd: 12, width: 44, height: 44 } },
})
