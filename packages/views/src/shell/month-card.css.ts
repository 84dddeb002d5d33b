import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { media } from '@aloft/design-system/theme/scale'
import { displayStyle, textStyle } from '@aloft/design-system/theme/type'

export const card = style({
  alignSelf: 'start',
  padding: '20px 22px 18px',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { padding: '16px 16px 14px' } },
})

export const spend = style({
  ...displayStyle(44),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  margin: '2px 0 4px',
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: displayStyle(32) },
})

export const planned = style({ ...textStyle(14), color: vars.inkSoft, fontWeight: 450, letterSpacing: 0 })

export const days = style({
  ...textStyle(12),
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 6,
  color: vars.inkFaint,
  fontVariantNumeric: 'tabular-nums',
})

export const rows = style({ display: 'grid', marginTop: 16 })

export const row = style({
  ...textStyle(13),
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 32,
  borderTop: `1px solid ${vars.line}`,
})

export const bar = style({
  display: 'block',
  height: 6,
  borderRadius: 1,
  background: vars.ink,
  opacity: 0.82,
})

export const aside = style({ color: vars.inkFaint })

export const amount = style({
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const note = style({
  ...textStyle(13),
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: 8,
  marginTop: 4,
  paddingTop: 14,
  borderTop: `1px solid ${vars.line}`,
  color: vars.inkSoft,
})

export const safe = style({ color: vars.live })
