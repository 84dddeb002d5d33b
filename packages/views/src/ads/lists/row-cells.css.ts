import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const open = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
})

export const words = style({ display: 'block', minWidth: 0 })

export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${open}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: 3 } },
})

export const below = style({
  ...textStyle(12),
  display: 'block',
  color: vars.inkSoft,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})

export const platform = style({ display: 'inline-flex', alignItems: 'center', gap: 6, color: vars.inkSoft })

export const compared = style({ display: 'inline-grid', justifyItems: 'end' })

export const change = style({ ...textStyle(12), color: vars.inkSoft })
