import type { StyleRule } from '@vanilla-extract/css'
import { media } from './scale.ts'
import { vars } from './theme.css.ts'
import { textStyle } from './type.ts'

/** A quiet icon button, `size` px wide and high; 44 px on touch screens. */
export const iconButtonStyle = (size: number): StyleRule => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkFaint,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.ink, background: vars.pressed } },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})

/** A text button at the end of a remark; it wraps to the next line if there's no space beside it. */
export const textButtonStyle: StyleRule = {
  ...textStyle(13),
  flex: 'none',
  maxWidth: '100%',
  margin: '-4px 0 -4px auto',
  padding: '4px 0',
  border: 0,
  borderRadius: 3,
  background: 'none',
  color: vars.accentText,
  fontWeight: 550,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@media': { [media.touch]: { minHeight: 44, marginBlock: -4 } },
}
