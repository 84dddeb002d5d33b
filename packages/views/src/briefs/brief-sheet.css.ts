import { globalStyle, style } from '@vanilla-extract/css'
import { aboveFrame, chatLift, pageFootHeight } from '@aloft/design-system/theme/foot-room.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** Rows measure the room they lie in. */
export const sheet = style({ containerType: 'inline-size' })

export const unsettled = style({ position: 'sticky', bottom: aboveFrame, zIndex: 1 })

globalStyle(`:root:has(${unsettled} > *)`, { vars: { [chatLift]: pageFootHeight } })

/** Every row has one, so it's quieter than other buttons; its target area is larger than its word. */
export const history = style({
  ...textStyle(13),
  minHeight: 32,
  margin: '-8px -8px -6px',
  padding: '0 8px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.ink, background: vars.pressed },
    '&[aria-expanded=true]': { color: vars.ink, background: vars.sunken },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { minHeight: 44, marginBlock: -12 } },
})
