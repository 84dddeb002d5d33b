import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle, textStyle } from '@aloft/design-system/theme/type'

export const sheet = style({
  display: 'grid',
  gap: 14,
  maxHeight: '60dvh',
  overflowY: 'auto',
  padding: '16px 28px 18px',
  borderRadius: `${vars.rModal} ${vars.rModal} 0 0`,
  background: vars.floating,
  boxShadow: vars.float2,
  '@media': { [media.phone]: { padding: '16px 16px 14px' } },
})

export const title = style({ ...displayStyle(20) })

export const subject = style({ ...textStyle(13), fontWeight: 600, paddingBottom: 6 })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 } },
})

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 8,
  padding: '12px 14px',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: 8,
  background: vars.raised,
})

export const author = style({
  ...textStyle(12),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  color: vars.inkSoft,
})

export const whose = style({ color: vars.ink, fontWeight: 600 })

export const words = style({
  ...textStyle(14),
  maxHeight: 160,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

export const nothing = style({ color: vars.inkFaint })
