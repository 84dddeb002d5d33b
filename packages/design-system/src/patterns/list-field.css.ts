import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { bareField } from '../theme/bare-field.ts'
import { iconButtonStyle } from '../theme/button-styles.ts'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const list = recipe({
  base: { display: 'flex' },
  variants: {
    variant: {
      lines: {
        flexDirection: 'column',
        gap: 2,
        marginInlineStart: -11,
        marginBlock: -6,
        '@container': { '(max-width: 559px)': { marginInlineEnd: -11 } },
      },
      chips: { flexWrap: 'wrap', gap: 6 },
    },
  },
})

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    minWidth: 0,
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: vars.rControl,
    transition: `border-color ${vars.fast}`,
    selectors: {
      '&:hover': { borderColor: vars.lineControl },
      '&:has(textarea:focus)': { boxShadow: vars.focus },
    },
  },
  variants: {
    variant: { lines: {}, chips: { borderColor: vars.lineStrong, background: vars.raised } },
  },
})

export const text = recipe({
  base: {
    flex: '0 1 auto',
    minWidth: '3ch',
    maxWidth: '100%',
    border: 0,
    padding: '5px 0 5px 10px',
    background: 'transparent',
    color: vars.ink,
    resize: 'none',
    fieldSizing: 'content',
    overflowWrap: 'anywhere',
    scrollMarginTop: 96,
    selectors: {
      '&:focus': { outline: 'none', boxShadow: 'none' },
    },
    '@media': { [media.touch]: { paddingBlock: 10 } },
  },
  variants: {
    variant: {
      lines: { ...textStyle(16), flex: 1 },
      chips: { ...textStyle(14), fontWeight: 500, '@media': { [media.touch]: { ...textStyle(16) } } },
    },
  },
})

export const remove = style(iconButtonStyle(32))

export const adder = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 32,
    border: '1px solid transparent',
    borderRadius: vars.rControl,
    color: vars.inkFaint,
    transition: `border-color ${vars.fast}`,
    selectors: {
      '&:hover': { borderColor: vars.lineControl },
      '&:focus-within': { boxShadow: vars.focus },
    },
    '@media': { [media.touch]: { minHeight: 44 } },
  },
  variants: {
    variant: { lines: {}, chips: { flex: '1 1 180px', maxWidth: '100%' } },
    /** If the list is empty, the input shows its box. */
    isAlone: { true: { borderColor: vars.lineControl }, false: {} },
  },
})

export const plus = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  pointerEvents: 'none',
})

export const draft = style({ ...bareField, padding: '4px 10px 4px 0' })

export const waiting = recipe({
  base: { display: 'flex', gap: 8, flexWrap: 'wrap' },
  variants: { variant: { lines: { padding: '10px 11px' }, chips: { width: '100%' } } },
})
