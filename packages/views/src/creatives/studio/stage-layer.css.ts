import { vars } from '@aloft/design-system/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** A layer in pixels of the picture; moved by its transform alone, so that the browser doesn't draw it again. */
export const layer = style({
  position: 'absolute',
  top: 0,
  left: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'move',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&[aria-disabled=true]': { pointerEvents: 'none' },
    '&:focus-visible': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 },
  },
})

export const image = style({
  position: 'absolute',
  display: 'block',
  maxWidth: 'none',
  pointerEvents: 'none',
})
