import { style } from '@vanilla-extract/css'

export const message = style({ display: 'grid', justifyItems: 'start', gap: 24, maxWidth: '44rem' })
