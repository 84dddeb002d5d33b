import { style } from '@vanilla-extract/css'
import { textStyle } from '@aloft/design-system/theme/type'

export const numbers = style({ ...textStyle(13), display: 'grid', alignContent: 'start', gap: 6 })
