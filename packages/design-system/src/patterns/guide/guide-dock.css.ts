import { recipe } from '@vanilla-extract/recipes'
import { aboveFoot, phoneFoot } from '../../theme/foot-room.css.ts'
import { media } from '../../theme/scale.ts'

export const dock = recipe({
  base: {
    position: 'fixed',
    insetInlineEnd: 28,
    bottom: `calc(24px + ${aboveFoot})`,
    zIndex: 6,
    // The button comes first, so that the focus moves on from it into the checklist.
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'flex-end',
    gap: 12,
    pointerEvents: 'none',
    '@media': { [media.phone]: { insetInlineEnd: 16, bottom: `calc(8px + ${phoneFoot} + ${aboveFoot})` } },
  },
  variants: {
    isHiddenOnPhone: { true: { '@media': { [media.phone]: { display: 'none' } } }, false: {} },
  },
})
