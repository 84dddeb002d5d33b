import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const form = style({ display: 'grid', gap: 28 })

/** The address and its button in one box, as in a browser. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '9px 9px 9px 18px',
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rCard,
  background: vars.raised,
  transition: `border-color ${vars.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.inkSoft },
    '&:has(input:focus)': { boxShadow: vars.focus },
    '&:has([aria-invalid=true])': { borderColor: vars.rejectedMark },
  },
  '@media': {
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch', padding: '4px 8px 8px', gap: 4 },
  },
})

export const input = style({
  ...textStyle(16),
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'transparent',
  fontSize: '1.25rem',
  lineHeight: '1.75rem',
  fontWeight: 500,
  letterSpacing: '-.01em',
  '::placeholder': { color: vars.inkFaint, opacity: 1, fontWeight: 400 },
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
  '@media': { [media.phone]: { paddingInline: 8 } },
})

export const send = style({ flex: 'none', display: 'grid' })

/** A quiet button's label is aligned with the column's edge. */
export const quiet = style({ marginInlineStart: -8 })
