import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 20 })

export const head = style({ display: 'grid', gap: 8, paddingBottom: 8 })

export const side = style({ display: 'flex', justifyContent: 'flex-end', marginTop: -10 })

export const send = style({ display: 'grid', gap: 20, paddingTop: 4 })
