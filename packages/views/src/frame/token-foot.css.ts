import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const foot = style({
  display: 'grid',
  gap: 8,
  padding: '10px 12px',
  borderRadius: vars.rCard,
  background: vars.surface,
  boxShadow: vars.hairline,
})

export const head = style({
  ...textStyle(13),
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({ ...textStyle(12), color: vars.inkSoft })
