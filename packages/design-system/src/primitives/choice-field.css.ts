import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const legend = style({
  ...textStyle(16),
  fontWeight: 600,
  letterSpacing: '-.005em',
  paddingBottom: 10,
})

export const optional = style({
  ...textStyle(13),
  fontWeight: 400,
  color: vars.inkFaint,
  marginInlineStart: 8,
})

export const options = recipe({
  base: { display: 'grid', gap: 8 },
  variants: {
    columns: {
      1: {},
      3: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '@media': { [media.phone]: { gridTemplateColumns: 'none' } },
      },
    },
  },
})

export const note = style({ paddingTop: 8 })
