import { style } from '@vanilla-extract/css'

export const lines = style({ display: 'grid', gap: 10 })
