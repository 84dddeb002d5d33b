import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const panel = style({ display: 'grid', gap: 20, minWidth: 0 })

export const part = style({ display: 'grid', gap: 8, minWidth: 0 })

export const locks = style({ margin: 0, padding: 0, listStyle: 'none' })

export const hold = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '10px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const words = style({ display: 'grid', gap: 2, minWidth: 0 })

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
