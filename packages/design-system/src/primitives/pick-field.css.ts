import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'
import { hidden } from './visually-hidden.css.ts'

export const legend = recipe({
  base: { ...textStyle(13), fontWeight: 600, paddingBottom: 8 },
  variants: { isHidden: { true: [hidden], false: {} } },
})

export const options = recipe({
  base: { display: 'flex' },
  variants: {
    look: { rows: { flexDirection: 'column' }, chips: { flexWrap: 'wrap', gap: 6 } },
  },
})

export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: 16,
  height: 16,
  margin: '2px 0 0',
  border: `1.5px solid ${vars.lineControl}`,
  borderRadius: '50%',
  background: vars.raised,
  cursor: 'pointer',
  selectors: {
    '&:checked': { border: `5px solid ${vars.accent}`, background: vars.accentInk },
    '&:focus-visible': { boxShadow: 'none' },
  },
})

export const option = recipe({
  base: {
    ...textStyle(14),
    display: 'flex',
    gap: 9,
    alignItems: 'flex-start',
    minHeight: 32,
    borderRadius: vars.rControl,
    cursor: 'pointer',
    transition: `background ${vars.fast}, border-color ${vars.fast}`,
    selectors: { '&:has(:focus-visible)': { boxShadow: vars.focus } },
    '@media': { [media.touch]: { minHeight: 44 } },
  },
  variants: {
    look: {
      rows: {
        padding: '6px 10px',
        marginInline: -10,
        selectors: {
          '&:hover': { background: vars.sunken },
          '&:has(:checked)': { background: vars.accentWash },
        },
        '@media': { [media.touch]: { paddingBlock: 12 } },
      },
      chips: {
        padding: '7px 13px 7px 10px',
        border: `1px solid ${vars.lineStrong}`,
        background: vars.raised,
        selectors: {
          '&:hover': { borderColor: vars.lineControl },
          '&:has(:checked)': { borderColor: vars.accent, background: vars.accentWash },
        },
        '@media': { [media.touch]: { paddingBlock: 11 } },
      },
    },
  },
})

export const words = style({ display: 'grid', gap: 1, minWidth: 0, fontWeight: 500 })

export const detail = style({ ...textStyle(13), fontWeight: 400, color: vars.inkSoft })

export const note = style({ paddingTop: 8 })
