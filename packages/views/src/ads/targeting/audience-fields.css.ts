import { style } from '@vanilla-extract/css'

export const group = style({ display: 'grid', gap: 10, minWidth: 0 })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: 12,
})
