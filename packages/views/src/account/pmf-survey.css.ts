import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 32 })

export const head = style({ display: 'grid', gap: 12, maxWidth: '40rem' })

export const words = style({ display: 'grid', gap: 24, maxWidth: 560 })

export const email = style({ maxWidth: 342 })
