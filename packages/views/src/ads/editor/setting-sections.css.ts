import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'grid', gap: 20, minWidth: 0 })
