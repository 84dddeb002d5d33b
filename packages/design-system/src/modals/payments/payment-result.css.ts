import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/theme.css.ts'

export const mark = recipe({
  base: { flexShrink: 0 },
  variants: {
    state: {
      waiting: { color: vars.pending },
      paid: { color: vars.live },
      credited: { color: vars.inkSoft },
      failed: { color: vars.rejected },
      refused: { color: vars.rejected },
      canceled: { color: vars.inkSoft },
      needless: { color: vars.inkSoft },
    },
  },
})
