import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const label = style({ ...textStyle(13), fontWeight: 600 })

export const optional = style({
  ...textStyle(12),
  fontWeight: 400,
  color: vars.inkFaint,
  marginInlineStart: 6,
})

export const count = style({
  ...textStyle(12),
  color: vars.inkFaint,
  fontVariantNumeric: 'tabular-nums',
})

export const hint = style({ ...textStyle(13), color: vars.inkSoft })

export const remark = style({
  ...textStyle(13),
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  fontWeight: 600,
  color: vars.rejected,
})

export const remarkIcon = style({ paddingTop: 1 })

/** The box that text inputs, selects and text areas share. */
export const control = style({
  ...textStyle(14),
  width: '100%',
  minHeight: 40,
  padding: '9px 12px',
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rControl,
  background: vars.raised,
  color: vars.ink,
  transition: `border-color ${vars.fast}`,
  '::placeholder': { color: vars.inkFaint, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.inkSoft },
    '&:focus': { outline: '2px solid transparent', boxShadow: vars.focus },
    '&[aria-invalid=true]': { borderColor: vars.rejectedMark },
    '&[aria-invalid=true]:not(:focus)': { boxShadow: `inset 0 0 0 1px ${vars.rejectedMark}` },
    '&:disabled': {
      background: vars.sunken,
      borderColor: vars.lineStrong,
      color: vars.inkOff,
      cursor: 'not-allowed',
    },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.ink,
      boxShadow: `inset 0 0 0 40px ${vars.accentWash}`,
    },
  },
  // 16 px keeps phone browsers from zooming into the field.
  '@media': { [media.touch]: { minHeight: 44, fontSize: textStyle(16).fontSize } },
})
