import { aboveFoot, aboveFootOfPage, chatRoom, phoneFoot } from '@aloft/design-system/theme/foot-room.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { globalStyle, style } from '@vanilla-extract/css'

export const launcher = style({
  position: 'fixed',
  insetInlineEnd: 20,
  bottom: `calc(20px + ${aboveFoot} + ${aboveFootOfPage})`,
  zIndex: 4,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: vars.floating,
  boxShadow: vars.float1,
  cursor: 'pointer',
  transition: `background ${vars.fast}`,
  selectors: { '&:hover': { background: vars.pressed }, '&:focus-visible': { boxShadow: vars.focus } },
  '@media': {
    [media.phone]: {
      // Below sheets that open over the page.
      zIndex: 1,
      insetInlineEnd: 12,
      bottom: `calc(${phoneFoot} + ${aboveFoot} + ${aboveFootOfPage})`,
    },
  },
})

globalStyle(`:root:has(${launcher})`, { vars: { [chatRoom]: '24px' } })

/** A crescent: the disc without a disc beside it. */
export const moon = style({
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: vars.accent,
  maskImage: 'radial-gradient(circle at 72% 30%, transparent 0 42%, #000 43%)',
  '@media': { [media.forced]: { background: 'ButtonText', forcedColorAdjust: 'none' } },
})
