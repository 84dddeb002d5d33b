import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const page = style({
  display: 'grid',
  gap: 24,
  maxWidth: 560,
  paddingTop: 44,
  '@media': { [media.phone]: { gap: 14, paddingTop: 8 } },
})

export const card = style({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${vars.line}`,
  borderRadius: 16,
  background: vars.raised,
})

export const list = style({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' })

export const point = style({ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 10 })

export const mark = style({ display: 'grid', placeItems: 'center', height: 20, color: vars.inkSoft })

/** The link by email, below what it's for. */
export const mail = style({
  display: 'grid',
  gap: 12,
  paddingTop: 14,
  borderTop: `1px solid ${vars.line}`,
  overflowWrap: 'anywhere',
})
