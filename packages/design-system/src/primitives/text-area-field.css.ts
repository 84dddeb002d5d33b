import { style } from '@vanilla-extract/css'

export const area = style({
  display: 'block',
  resize: 'vertical',
  fieldSizing: 'content',
  maxHeight: '24rem',
})
