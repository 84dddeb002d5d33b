import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const line = recipe({
  base: {
    ...textStyle(13),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    minHeight: 24,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      saved: { color: vars.inkSoft },
      saving: { color: vars.inkSoft },
      unsaved: { color: vars.inkSoft },
      failed: { color: vars.rejected, fontWeight: 600 },
      offline: { color: vars.ending },
      conflict: { color: vars.ending, fontWeight: 600 },
    },
  },
})

export const mark = recipe({
  base: { display: 'grid' },
  variants: {
    state: {
      saved: { color: vars.live },
      saving: { color: vars.inkFaint },
      unsaved: { color: vars.inkFaint },
      failed: { color: vars.rejected },
      offline: { color: vars.ending },
      conflict: { color: vars.ending },
    },
  },
})
