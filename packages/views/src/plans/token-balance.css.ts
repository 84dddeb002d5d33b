import { style } from '@vanilla-extract/css'

export const prices = style({ display: 'grid', gap: 6, paddingTop: 8 })

export const row = style({ display: 'flex', justifyContent: 'space-between', gap: 16, padding: '4px 0' })
