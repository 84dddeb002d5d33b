import { style } from '@vanilla-extract/css'
import { textStyle } from '@aloft/design-system/theme/type'

export const ask = style({ ...textStyle(14) })

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 })

export const field = style({ flex: '1 1 200px', minWidth: 0 })
