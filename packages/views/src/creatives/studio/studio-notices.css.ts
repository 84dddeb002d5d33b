import { media } from '@aloft/design-system/theme/scale'
import { style } from '@vanilla-extract/css'

export const notice = style({ padding: '10px 20px 0', '@media': { [media.phone]: { padding: '8px 8px 0' } } })
