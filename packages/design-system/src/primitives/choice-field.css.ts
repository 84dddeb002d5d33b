import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const legend = style({
  ...textStyle(16),
  fontWeight: 600,
  letterSpacing: '-.005em',
  paddingBottom: 10,
})

export const optional = style({
  ...textStyle(13),
  fontWeight: 400,
  color: vars.inkFaint,
  marginInlineStart: 8,
})

export const options = recipe({
  base: { display: 'grid', gap: 8 },
  variants: {
    columns: {
      1: {},
      3: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '@media': { [media.phone]: { gridTemplateColumns: 'none' } },
      },
    },
  },
})

export const option = style({
  ...textStyle(14),
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'start',
  minHeight: 44,
  padding: '11px 14px 11px 12px',
  borderRadius: vars.rControl,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.raised,
  cursor: 'pointer',
  transition: `background ${vars.fast}, border-color ${vars.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.lineControl },
    '&:has(:checked)': {
      borderColor: vars.accent,
      background: vars.accentWash,
      boxShadow: `inset 0 0 0 1px ${vars.accent}`,
    },
    '&:has(:focus-visible)': { boxShadow: vars.focus },
  },
})

export const radio = style({
  appearance: 'none',
  width: 18,
  height: 18,
  margin: '1px 0 0',
  border: `1.5px solid ${vars.lineControl}`,
  borderRadius: '50%',
  background: vars.raised,
  cursor: 'pointer',
  selectors: {
    '&:checked': { border: `5.5px solid ${vars.accent}`, background: vars.accentInk },
    '&:focus-visible': { boxShadow: 'none' },
  },
})

export const words = style({ display: 'grid', gap: 1, fontWeight: 550 })

export const detail = style({ ...textStyle(13), fontWeight: 400, color: vars.inkSoft })

export const note = style({ paddingTop: 8 })
