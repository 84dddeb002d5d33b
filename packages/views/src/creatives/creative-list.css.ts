import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

/** Wide enough for a name, and in one line with the other filters where they fit. */
export const field = style({ flex: '1 1 220px', minWidth: 0, maxWidth: 360 })

/** Cards far from the screen aren't laid out; until then their height is a guess. */
export const item = style({
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 520px',
  '@media': { [media.phone]: { containIntrinsicSize: 'auto 220px' } },
})
