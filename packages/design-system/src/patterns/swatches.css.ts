import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: '12px 8px',
})

export const swatch = style({ display: 'grid', minWidth: 0 })

export const color = style({
  height: 40,
  marginBottom: 6,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rControl,
})
