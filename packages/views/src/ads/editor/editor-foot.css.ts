import { globalStyle, style } from '@vanilla-extract/css'
import { aboveFrame, chatLift, pageFootHeight } from '@aloft/design-system/theme/foot-room.css'

export const foot = style({ position: 'sticky', zIndex: 3, bottom: aboveFrame })

/** Takes no room of its own: it comes and goes with the line. */
export const band = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  pointerEvents: 'none',
})

globalStyle(`:root:has(${foot} > :not(${band}))`, { vars: { [chatLift]: pageFootHeight } })
