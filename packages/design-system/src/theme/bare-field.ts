import type { StyleRule } from '@vanilla-extract/css'
import { media } from './scale.ts'
import { vars } from './theme.css.ts'
import { textStyle } from './type.ts'

/** A text field that shares a frame with other elements; the frame shows the focus. */
export const bareField: StyleRule = {
  ...textStyle(14),
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'transparent',
  color: vars.ink,
  scrollMarginTop: 96,
  '::placeholder': { color: vars.inkFaint, opacity: 1 },
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
  '@media': { [media.touch]: { fontSize: textStyle(16).fontSize } },
}
