import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

/** As wide as there is room, so that its words stay beside its field. */
export const period = style({
  flex: '1 1 280px',
  minWidth: 0,
  // Narrow enough for the saved filters beside it.
  '@media': { [media.phone]: { flexBasis: 180 } },
})

/** Cards on a phone have no columns. */
export const onTable = style({ '@media': { [media.phone]: { display: 'none' } } })
