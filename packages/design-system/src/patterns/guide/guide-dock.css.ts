import { globalStyle, style } from '@vanilla-extract/css'
import { aboveFoot, aboveFootOfPage, besideChat, guideRoom, phoneFoot } from '../../theme/foot-room.css.ts'
import { media } from '../../theme/scale.ts'

export const dock = style({
  position: 'fixed',
  insetInlineEnd: `calc(28px + ${besideChat})`,
  bottom: `calc(24px + ${aboveFoot} + ${aboveFootOfPage})`,
  zIndex: 6,
  // The button comes first, so that the focus moves on from it into the checklist.
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: 12,
  pointerEvents: 'none',
  '@media': { [media.phone]: { insetInlineEnd: 16, bottom: `calc(8px + ${phoneFoot} + ${aboveFoot})` } },
})

export const hiddenOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } })

globalStyle(`:root:has(${dock})`, {
  vars: { [guideRoom]: '66px' },
  '@media': { [media.phone]: { vars: { [guideRoom]: '60px' } } },
})
globalStyle(`:root:has(${hiddenOnPhone})`, { '@media': { [media.phone]: { vars: { [guideRoom]: '0px' } } } })
