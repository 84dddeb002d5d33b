import {
  aboveFoot,
  aboveFootOfPage,
  besideGuide,
  chatRoom,
  phoneFoot,
} from '@aloft/design-system/theme/foot-room.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { globalStyle, style } from '@vanilla-extract/css'

/** At the lower right, beside the guide's rocket and in line with it. */
export const corner = style({
  position: 'fixed',
  insetInlineEnd: `calc(28px + ${besideGuide})`,
  bottom: `calc(30px + ${aboveFoot} + ${aboveFootOfPage})`,
  zIndex: 4,
  '@media': {
    [media.phone]: {
      // Below sheets that open over the page.
      zIndex: 1,
      insetInlineEnd: `calc(16px + ${besideGuide})`,
      bottom: `calc(8px + ${phoneFoot} + ${aboveFoot} + ${aboveFootOfPage})`,
    },
  },
})

export const launcher = style({
  ...textStyle(14),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  height: 44,
  padding: '0 16px 0 8px',
  border: 0,
  borderRadius: 22,
  background: vars.floating,
  color: vars.ink,
  boxShadow: vars.float1,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background ${vars.fast}`,
  selectors: { '&:hover': { background: vars.pressed }, '&:focus-visible': { boxShadow: vars.focus } },
  '@media': { [media.phone]: { justifyContent: 'center', width: 48, height: 48, padding: 0 } },
})

/** On a phone the moon stands alone. */
export const words = style({ '@media': { [media.phone]: { display: 'none' } } })

/** Something new is in the chat. */
export const dot = style({
  position: 'absolute',
  top: -2,
  insetInlineEnd: -2,
  width: 14,
  height: 14,
  border: `2px solid ${vars.floating}`,
  borderRadius: '50%',
  background: vars.accent,
})

globalStyle(`:root:has(${launcher})`, { vars: { [chatRoom]: '24px' } })

/** A crescent: the disc without a disc beside it. */
export const moon = style({
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: vars.ink,
  maskImage: 'radial-gradient(circle at 72% 30%, transparent 0 42%, #000 43%)',
  '@media': { [media.forced]: { background: 'ButtonText', forcedColorAdjust: 'none' } },
})
