import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', justifyItems: 'start', gap: 24 })
