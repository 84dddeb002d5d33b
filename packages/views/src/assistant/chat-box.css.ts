import { aboveFoot, chatWidth, tabsHeight } from '@aloft/design-system/theme/foot-room.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** The height of the keyboard on the screen. */
export const keyboard = createVar()

/** Below dialogs and toasts, above everything of the page. */
export const box = style({
  position: 'fixed',
  insetInlineEnd: 20,
  bottom: `calc(20px + ${aboveFoot})`,
  zIndex: 15,
  display: 'flex',
  flexDirection: 'column',
  width: 380,
  height: `min(640px, calc(100dvh - 40px - ${aboveFoot}))`,
  minHeight: 340,
  overflow: 'hidden',
  borderRadius: vars.rModal,
  background: vars.floating,
  boxShadow: vars.float2,
  color: vars.ink,
  animation: `${appear} ${vars.move} ${vars.ease}`,
  '@media': {
    [media.still]: { animation: 'none' },
    // A sheet above the tabs, and above the keyboard once it covers them.
    [media.phone]: {
      insetInline: 8,
      bottom: `max(calc(${tabsHeight} + 8px), calc(${keyboard} + 8px))`,
      width: 'auto',
      height: `min(640px, calc(100dvh - 24px - max(${tabsHeight}, ${keyboard})))`,
      minHeight: 0,
    },
    [media.low]: { minHeight: 0 },
  },
})

// On a phone the sheet covers the guide's button.
globalStyle(`:root:has(${box})`, { vars: { [chatWidth]: '392px' } })
