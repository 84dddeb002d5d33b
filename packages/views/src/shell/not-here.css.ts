import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const page = style({ paddingTop: 72, '@media': { [media.phone]: { paddingTop: 32 } } })
