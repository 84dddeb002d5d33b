import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

const smallRadio = {
  flex: 'none',
  width: 16,
  height: 16,
  marginTop: 2,
  selectors: { '&:checked': { borderWidth: 5 } },
} as const

export const radio = recipe({
  base: {
    appearance: 'none',
    margin: 0,
    border: `1.5px solid ${vars.lineControl}`,
    borderRadius: '50%',
    background: vars.raised,
    cursor: 'pointer',
    selectors: {
      '&:checked': { borderColor: vars.accent, background: vars.accentInk },
      '&:focus-visible': { boxShadow: 'none' },
      '&:disabled': { borderColor: vars.line, background: vars.sunken, cursor: 'not-allowed' },
      '&:checked:disabled': { borderColor: vars.inkOff, background: vars.raised },
    },
  },
  variants: {
    variant: {
      card: { width: 18, height: 18, marginTop: 1, selectors: { '&:checked': { borderWidth: 5.5 } } },
      row: smallRadio,
      chip: smallRadio,
    },
  },
})

/** A fixed option shows its choice by border and mark, without the color of a control. */
const fixed = {
  '&:has(:disabled)': {
    borderColor: vars.line,
    background: vars.sunken,
    color: vars.inkOff,
    cursor: 'not-allowed',
  },
  '&:has(:checked:disabled)': { borderColor: vars.lineControl, boxShadow: 'none', color: vars.inkSoft },
} as const

const small = {
  display: 'flex',
  gap: 9,
  alignItems: 'flex-start',
  minHeight: 32,
} as const

export const option = recipe({
  base: {
    ...textStyle(14),
    borderRadius: vars.rControl,
    cursor: 'pointer',
    transition: `background ${vars.fast}, border-color ${vars.fast}`,
  },
  variants: {
    variant: {
      card: {
        display: 'grid',
        gridTemplateColumns: '18px minmax(0, 1fr)',
        gap: 10,
        alignItems: 'start',
        minHeight: 44,
        padding: '11px 14px 11px 12px',
        border: `1px solid ${vars.lineStrong}`,
        background: vars.raised,
        selectors: {
          '&:has(> img, > span + span)': { gridTemplateColumns: '18px 40px minmax(0, 1fr)' },
          '&:hover': { borderColor: vars.lineControl },
          '&:has(:checked)': {
            borderColor: vars.accent,
            background: vars.accentWash,
            boxShadow: `inset 0 0 0 1px ${vars.accent}`,
          },
          '&:has(:focus-visible)': { boxShadow: vars.focus },
          ...fixed,
        },
      },
      row: {
        ...small,
        padding: '6px 10px',
        marginInline: -10,
        selectors: {
          '&:hover': { background: vars.sunken },
          '&:has(:checked)': { background: vars.accentWash },
          '&:has(:focus-visible)': { boxShadow: vars.focus },
          ...fixed,
        },
        '@media': { [media.touch]: { minHeight: 44, paddingBlock: 12 } },
      },
      chip: {
        ...small,
        padding: '7px 13px 7px 10px',
        border: `1px solid ${vars.lineStrong}`,
        background: vars.raised,
        selectors: {
          '&:hover': { borderColor: vars.lineControl },
          '&:has(:checked)': { borderColor: vars.accent, background: vars.accentWash },
          '&:has(:focus-visible)': { boxShadow: vars.focus },
          ...fixed,
        },
        '@media': { [media.touch]: { minHeight: 44, paddingBlock: 11 } },
      },
    },
  },
})

export const words = recipe({
  base: { display: 'grid', gap: 1, minWidth: 0, fontWeight: 500 },
  variants: { variant: { card: { fontWeight: 550 }, row: {}, chip: {} } },
})

export const detail = style({
  ...textStyle(13),
  fontWeight: 400,
  color: vars.inkSoft,
  selectors: { ':disabled ~ * > &': { color: 'inherit' } },
})

export const picture = style({
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: vars.rControl,
  background: vars.sunken,
  objectFit: 'cover',
})
