import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const list = style({ display: 'grid', borderTop: `1px solid ${vars.line}` })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
  padding: '4px 0 4px 4px',
  borderBottom: `1px solid ${vars.line}`,
  selectors: { '[aria-busy] > &': { justifyContent: 'start', gap: 10 } },
})
