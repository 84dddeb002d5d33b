import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/theme.css.ts'

/** The room in which the picture is moved behind its window. */
export const room = style({
  position: 'relative',
  height: 'min(52vh, 420px)',
  borderRadius: vars.rControl,
  overflow: 'hidden',
  background: vars.sunken,
})

// The library's own style sheet would be added to the page at run time, which the content policy refuses.

export const container = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  maxWidth: '100%',
  maxHeight: '100%',
})

export const window = recipe({
  base: {
    position: 'absolute',
    top: '50%',
    left: '50%',
    transform: 'translate(-50%, -50%)',
    border: '1px solid #ffffff',
    // Darkens all around it.
    boxShadow: '0 0 0 9999em rgb(0 0 0 / .5)',
    outlineOffset: -4,
    overflow: 'hidden',
    selectors: { '&:focus-visible': { outline: `3px solid ${vars.accent}` } },
  },
  variants: { isRound: { true: { borderRadius: '50%' }, false: {} } },
})
