import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { cutLine, textStyle } from '../theme/type.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })

export const input = style({
  ...textStyle(16),
  width: '100%',
  // Centers it on the dialog's corner button.
  minHeight: 68,
  padding: '0 64px 0 24px',
  border: 0,
  borderBottom: `1px solid ${vars.line}`,
  background: 'none',
  color: vars.ink,
  selectors: {
    '&::placeholder': { color: vars.inkFaint, opacity: 1 },
    // The field always has the focus while it's shown, so a focus ring would add nothing.
    '&:focus-visible': { boxShadow: 'none', borderBottomColor: vars.accentText },
  },
})

const height = 'min(420px, 60dvh)'

export const list = style({
  height,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const empty = style({ ...textStyle(14), height, padding: 24, color: vars.inkSoft })

export const group = style({})

globalStyle(`${group} > [cmdk-group-heading]`, {
  ...textStyle(12),
  padding: '10px 12px 4px',
  fontWeight: 500,
  color: vars.inkFaint,
})

export const item = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '0 12px',
  borderRadius: vars.rControl,
  color: vars.ink,
  cursor: 'pointer',
  selectors: { '&[data-selected=true]': { background: vars.sunken } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const name = style(cutLine)

export const detail = style({
  ...textStyle(12),
  ...cutLine,
  marginInlineStart: 'auto',
  flex: 'none',
  maxWidth: '40%',
  color: vars.inkSoft,
})
