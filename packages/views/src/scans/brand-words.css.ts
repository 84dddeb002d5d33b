import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 28 })

export const words = style({
  display: 'block',
  minHeight: '8.5rem',
  resize: 'vertical',
  fieldSizing: 'content',
  maxHeight: '24rem',
})
