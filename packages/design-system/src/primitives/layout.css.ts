import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const row = style({ display: 'flex', minWidth: 0 })
export const cluster = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 })
