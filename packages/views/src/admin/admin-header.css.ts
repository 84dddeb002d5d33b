import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const tabs = style({ display: 'flex', gap: 24, borderBottom: `1px solid ${vars.line}` })

export const tab = style({
  ...textStyle(14),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBottom: -1,
  borderBottom: '2px solid transparent',
  color: vars.inkSoft,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.ink },
    '&[aria-current=page]': { color: vars.ink, borderBottomColor: vars.ink },
    '&:focus-visible': { boxShadow: vars.focus },
  },
})

/** Leads to the support. */
export const support = style({
  ...textStyle(14),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: vars.accentText,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[aria-current=page]': { color: vars.ink },
    '&:focus-visible': { boxShadow: vars.focus },
  },
})

export const count = style({
  ...textStyle(12),
  padding: '1px 8px',
  borderRadius: 10,
  background: vars.accentWash,
  color: vars.accentText,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
