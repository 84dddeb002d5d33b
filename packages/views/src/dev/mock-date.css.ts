import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle } from '@aloft/design-system/theme/type'

export const page = style({
  display: 'grid',
  gap: 24,
  maxWidth: 880,
  padding: '64px 0',
  '@media': { [media.phone]: { padding: '24px 0 48px' } },
})

export const clock = style({
  display: 'grid',
  gap: 20,
  padding: 24,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { padding: 16 } },
})

export const time = style({
  ...displayStyle(44),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: displayStyle(32) },
})

export const speed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
})

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 0',
  borderTop: `1px solid ${vars.line}`,
})
