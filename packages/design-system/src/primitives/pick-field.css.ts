import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../theme/type.ts'
import { hidden } from './visually-hidden.css.ts'

export const legend = recipe({
  base: { ...textStyle(13), fontWeight: 600, paddingBottom: 8 },
  variants: { isHidden: { true: [hidden], false: {} } },
})

export const options = recipe({
  base: { display: 'flex' },
  variants: {
    variant: { rows: { flexDirection: 'column' }, chips: { flexWrap: 'wrap', gap: 6 } },
  },
})

export const note = style({ paddingTop: 8 })
