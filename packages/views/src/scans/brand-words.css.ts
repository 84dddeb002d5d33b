import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 28 })

export const head = style({ display: 'grid', gap: 12 })

export const words = style({
  display: 'block',
  minHeight: '8.5rem',
  resize: 'vertical',
  fieldSizing: 'content',
  maxHeight: '24rem',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
