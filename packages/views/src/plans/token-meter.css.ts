import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const meter = style({ display: 'grid', gap: 12 })

export const sum = style({ display: 'flex', alignItems: 'baseline', gap: 8 })

export const parts = style({ display: 'grid' })

export const part = style({
  display: 'grid',
  gap: 6,
  padding: '12px 0',
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.line}` } },
})

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: 12 })
