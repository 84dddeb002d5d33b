import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  paddingTop: 44,
  '@media': { [media.phone]: { gap: 16, paddingTop: 16 } },
})

export const count = style({ ...textStyle(13), color: vars.inkSoft, fontVariantNumeric: 'tabular-nums' })

export const nothing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 32,
  borderRadius: vars.rCard,
  background: vars.sunken,
})
