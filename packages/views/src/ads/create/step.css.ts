import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

/** A step with a form: one column, as wide as a readable line. */
export const fields = style({
  display: 'grid',
  gap: 24,
  maxWidth: 640,
  '@media': { [media.phone]: { gap: 20 } },
})
