import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '10px 16px',
})

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 72,
  height: 72,
  padding: 8,
  borderRadius: vars.rCard,
  background: vars.sunken,
  boxShadow: vars.hairline,
  textAlign: 'center',
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gridColumn: '1 / -1', gap: 8 })

export const picture = style({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
