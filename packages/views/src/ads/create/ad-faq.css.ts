import { style } from '@vanilla-extract/css'

export const faq = style({ display: 'grid', gap: 12, paddingTop: 8 })
