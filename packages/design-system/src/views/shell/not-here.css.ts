import { style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'

export const page = style({ paddingTop: 72, '@media': { [media.phone]: { paddingTop: 32 } } })
