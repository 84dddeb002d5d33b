import { style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  paddingTop: 44,
  '@media': { [media.phone]: { gap: 16, paddingTop: 16 } },
})

export const count = style({ ...textStyle(13), color: vars.inkSoft, fontVariantNumeric: 'tabular-nums' })
