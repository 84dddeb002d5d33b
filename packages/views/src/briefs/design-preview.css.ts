import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const figure = style({ display: 'grid', gap: 8, maxWidth: 280 })

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 24,
  aspectRatio: '1',
  padding: 20,
  borderRadius: vars.rCard,
  overflow: 'hidden',
  boxShadow: vars.hairline,
})

export const logo = style({ width: 48, height: 48, objectFit: 'contain' })

export const words = style({ display: 'grid', gap: 8, overflowWrap: 'anywhere', marginTop: 'auto' })

export const name = style({ fontSize: '1.5rem', lineHeight: 1.15, fontWeight: 600 })

export const line = style({ fontSize: '0.875rem', lineHeight: 1.4 })
