import { style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'
import { displayStyle } from '../../theme/type.ts'

export const page = style({
  display: 'grid',
  gap: 20,
  maxWidth: 560,
  paddingTop: 72,
  '@media': { [media.phone]: { paddingTop: 32 } },
})

export const clock = style({
  display: 'grid',
  gap: 4,
  padding: 20,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const time = style({ ...displayStyle(32), fontVariantNumeric: 'tabular-nums' })

export const jumps = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const form = style({ display: 'grid', gap: 12, maxWidth: 280 })
