import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

export const link = recipe({
  base: {
    borderRadius: 3,
    textUnderlineOffset: 3,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  variants: {
    variant: {
      // The padding enlarges the target without moving anything, because the link is inline.
      alone: {
        color: vars.accentText,
        fontWeight: 550,
        paddingBlock: 6,
        '@media': { [media.touch]: { paddingBlock: 12 } },
      },
      inText: { color: vars.accentText, textDecoration: 'underline', textDecorationThickness: 1 },
    },
  },
})
