import { style } from '@vanilla-extract/css'

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 16,
  paddingTop: 6,
})

export const value = style({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  alignContent: 'start',
  minWidth: 0,
})
