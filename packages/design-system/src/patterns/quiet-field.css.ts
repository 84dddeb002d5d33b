import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

/** The text lines up with plain text; the box around it extends over the column's edge. */
export const frame = style({
  position: 'relative',
  margin: '-6px 0 -6px -11px',
  '@container': { '(max-width: 559px)': { marginInlineEnd: -11 } },
})

export const control = recipe({
  base: {
    ...textStyle(16),
    display: 'block',
    width: '100%',
    minHeight: 36,
    padding: '5px 34px 5px 10px',
    border: '1px solid transparent',
    borderRadius: vars.rControl,
    background: 'transparent',
    color: vars.ink,
    resize: 'none',
    fieldSizing: 'content',
    textOverflow: 'ellipsis',
    scrollMarginTop: 96,
    transition: `border-color ${vars.fast}, background ${vars.fast}`,
    '::placeholder': { color: vars.inkFaint, opacity: 1 },
    selectors: {
      '&:hover': { borderColor: vars.lineControl },
      '&:focus': { outline: '2px solid transparent', boxShadow: vars.focus, background: vars.raised },
      '&[aria-invalid=true]': { borderColor: vars.rejectedMark },
    },
    '@media': { [media.touch]: { minHeight: 44, paddingBlock: 9 } },
  },
  variants: {
    state: {
      filled: {},
      awaited: {},
      /** An empty field shows its box to invite input. */
      empty: { borderColor: vars.lineControl },
    },
    kind: {
      text: {},
      /** Space for two lines. */
      room: { minHeight: 60 },
      select: { appearance: 'none', cursor: 'pointer' },
    },
  },
  compoundVariants: [{ variants: { kind: 'select', state: 'empty' }, style: { color: vars.inkFaint } }],
})

export const mark = style({
  position: 'absolute',
  top: 10,
  insetInlineEnd: 11,
  color: vars.inkFaint,
  pointerEvents: 'none',
  '@media': { [media.touch]: { top: 14 } },
})

export const waiting = style({
  position: 'absolute',
  inset: '11px 46px auto 11px',
  display: 'grid',
  gap: 12,
  pointerEvents: 'none',
  selectors: { '*:focus ~ &': { display: 'none' } },
})
