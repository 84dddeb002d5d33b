import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingBottom: 8,
})
