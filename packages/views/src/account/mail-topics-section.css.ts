import { style } from '@vanilla-extract/css'

export const topics = style({ display: 'grid', gap: 2, margin: 0, padding: 0, border: 0 })

export const question = style({ marginBottom: 10, padding: 0, fontWeight: 500 })
