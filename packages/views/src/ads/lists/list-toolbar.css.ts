import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

/** Cards on a phone have no columns. */
export const onTable = style({ '@media': { [media.phone]: { display: 'none' } } })
