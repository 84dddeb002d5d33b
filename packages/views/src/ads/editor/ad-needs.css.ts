import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const list = style({ display: 'grid', gap: 18 })

export const need = style({ display: 'grid', gap: 4, scrollMarginTop: 96, borderRadius: 3 })

export const words = recipe({
  base: { ...textStyle(14), display: 'flex', gap: 8 },
  variants: {
    isMissing: { true: { color: vars.rejected, fontWeight: 600 }, false: { color: vars.inkSoft } },
  },
})

export const mark = style({ display: 'grid', alignContent: 'start', paddingTop: 2 })
