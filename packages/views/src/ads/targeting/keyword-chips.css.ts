import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { bareField } from '@aloft/design-system/theme/bare-field'
import { iconButtonStyle } from '@aloft/design-system/theme/button-styles'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: 32,
    border: `1px solid ${vars.lineStrong}`,
    borderRadius: vars.rControl,
    background: vars.raised,
    '@media': { [media.touch]: { minHeight: 44 } },
  },
  variants: { isFaulty: { true: { borderColor: vars.rejected }, false: {} } },
})

export const text = style({
  ...textStyle(14),
  minWidth: 0,
  padding: '5px 4px 5px 10px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
})

export const match = style({
  ...textStyle(12),
  appearance: 'none',
  flex: 'none',
  alignSelf: 'stretch',
  padding: '0 6px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'transparent',
  color: vars.inkSoft,
  fieldSizing: 'content',
  textDecoration: `underline dotted ${vars.lineControl}`,
  textUnderlineOffset: 3,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.pressed, color: vars.ink } },
})

/** The match type if the list is read-only. */
export const word = style({ ...textStyle(12), flex: 'none', padding: '0 10px 0 4px', color: vars.inkSoft })

export const remove = style({
  ...iconButtonStyle(32),
  height: 'auto',
  alignSelf: 'stretch',
  '@media': { [media.touch]: { width: 44 } },
})

export const adder = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 40,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rControl,
  background: vars.raised,
  selectors: { '&:focus-within': { boxShadow: vars.focus } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const draft = style({ ...bareField, padding: '4px 4px 4px 12px' })
