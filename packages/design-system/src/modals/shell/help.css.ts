import { style } from '@vanilla-extract/css'

export const topics = style({ display: 'grid', gap: 4 })
