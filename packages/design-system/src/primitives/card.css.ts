import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'

export const card = recipe({
  base: { background: vars.raised, borderRadius: vars.rCard, boxShadow: vars.hairline, minWidth: 0 },
  variants: {
    padding: { 0: { overflow: 'hidden' }, 16: { padding: 16 }, 24: { padding: 24 } },
  },
})
