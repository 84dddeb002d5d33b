import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const page = style({
  display: 'grid',
  gap: 24,
  maxWidth: 760,
  paddingTop: 44,
  '@media': { [media.phone]: { gap: 16, paddingTop: 16 } },
})
