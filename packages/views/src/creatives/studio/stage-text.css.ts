import { style } from '@vanilla-extract/css'

/** Letters may reach beyond their lines, for which the field would scroll. In em. */
export const roomAround = 0.4

/** As large as the words need: it never scrolls. */
export const words = style({
  position: 'absolute',
  top: 0,
  left: 0,
  padding: `${roomAround}em 0`,
  border: 0,
  background: 'none',
  outline: 'none',
  overflow: 'hidden',
  resize: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  fieldSizing: 'content',
  userSelect: 'text',
  touchAction: 'auto',
  // What's edited is marked by the frame around it.
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
})
