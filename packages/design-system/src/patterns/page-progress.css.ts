import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
// It slows down without reaching the end, because the remaining time isn't known.
const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } })

/** Pages that load faster than this show no progress. */
const delay = '.4s'

export const bar = style({
  position: 'fixed',
  zIndex: 5,
  top: 0,
  insetInline: 0,
  height: 3,
  background: vars.accent,
  transformOrigin: '0 50%',
  pointerEvents: 'none',
  animation: `${appear} .2s ${delay} backwards, ${advance} 12s cubic-bezier(.1, .7, .3, 1) ${delay} both`,
  selectors: { '[dir=rtl] &': { transformOrigin: '100% 50%' } },
  '@media': { [media.still]: { animation: `${appear} .2s ${delay} backwards` } },
})
