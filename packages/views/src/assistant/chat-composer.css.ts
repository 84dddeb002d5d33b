import { bareField } from '@aloft/design-system/theme/bare-field'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const composer = style({
  display: 'grid',
  gap: 4,
  margin: '0 12px 12px',
  padding: '10px 8px 8px 12px',
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rCard,
  background: vars.raised,
  selectors: {
    '&:focus-within': { borderColor: vars.accentText, boxShadow: `0 0 0 1px ${vars.accentText}` },
  },
})

export const field = style({
  ...bareField,
  width: '100%',
  maxHeight: 132,
  padding: 0,
  resize: 'none',
  // The field grows with its text; where a browser can't do that, it scrolls.
  fieldSizing: 'content',
  overflowY: 'auto',
})

export const note = recipe({
  base: { ...textStyle(12), minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  variants: {
    isWrong: {
      true: { color: vars.rejected },
      false: { color: vars.inkFaint },
    },
  },
})

const round = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  cursor: 'pointer',
} as const
const onTouch = { '@media': { [media.touch]: { width: 44, height: 44 } } }

export const send = style({
  ...round,
  ...onTouch,
  background: vars.accent,
  color: vars.accentInk,
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.accentHover },
    '&[aria-disabled]': { background: vars.sunken, color: vars.inkOff, cursor: 'not-allowed' },
  },
})

export const stop = style({
  ...round,
  ...onTouch,
  background: vars.ink,
  color: vars.surface,
  selectors: { '&[aria-disabled]': { background: vars.sunken, color: vars.inkOff, cursor: 'progress' } },
})

/** There's no Shift key on a phone. */
export const keys = style({ '@media': { '(pointer: coarse)': { display: 'none' } } })
