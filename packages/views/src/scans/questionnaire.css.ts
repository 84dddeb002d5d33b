import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 36 })

export const source = style({ maxWidth: 342 })
