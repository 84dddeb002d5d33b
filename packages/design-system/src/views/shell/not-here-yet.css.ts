import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  maxWidth: '44rem',
  paddingTop: 88,
})

export const action = style({ paddingTop: 8 })
