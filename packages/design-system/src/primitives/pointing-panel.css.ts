import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** The arrow fills the gap between panel and target. */
export const arrowHeight = 8

export const panel = style({
  boxSizing: 'border-box',
  // Above the page and below dialogs; in a dialog, above its content.
  zIndex: 19,
  maxWidth: 'calc(100vw - 16px)',
  borderRadius: vars.rCard,
  background: vars.floating,
  color: vars.ink,
  boxShadow: vars.float1,
  pointerEvents: 'auto',
  animation: `${appear} ${vars.move} ${vars.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.still]: { animation: 'none' } },
})

export const arrow = style({ fill: vars.floating })
