import { recipe } from '@vanilla-extract/recipes'
import { breakpoints, layoutWidths } from '@aloft/design-system/theme/scale'

export const frame = recipe({
  base: { minHeight: '100dvh' },
  variants: {
    width: {
      page: {},
      rendering: {
        '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { minWidth: layoutWidths.rendering } },
      },
    },
  },
})
