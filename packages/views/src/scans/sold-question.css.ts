import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 })

export const field = style({ flex: '1 1 200px', minWidth: 0 })
