import { recipe } from '@vanilla-extract/recipes'

export const icon = recipe({
  base: { flex: 'none' },
  variants: {
    size: {
      14: { width: 14, height: 14 },
      16: { width: 16, height: 16 },
      20: { width: 20, height: 20 },
    },
  },
})
