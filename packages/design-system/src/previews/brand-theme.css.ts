import { style } from '@vanilla-extract/css'

export const boxless = style({ display: 'contents' })
