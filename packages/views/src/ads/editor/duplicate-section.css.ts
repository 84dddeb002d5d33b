import { style } from '@vanilla-extract/css'

export const ways = style({ display: 'grid', gap: 12, justifyItems: 'start' })
