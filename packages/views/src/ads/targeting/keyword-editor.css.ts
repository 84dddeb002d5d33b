import { style } from '@vanilla-extract/css'

export const frame = style({ display: 'grid', gap: 22 })

export const part = style({ display: 'grid', gap: 8, scrollMarginTop: 96, borderRadius: 3 })
