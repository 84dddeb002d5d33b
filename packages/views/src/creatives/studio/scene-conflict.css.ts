import { style } from '@vanilla-extract/css'

/** Beside each other on a phone too, so that they can be compared. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 148px))',
  gap: 16,
  alignItems: 'end',
})
