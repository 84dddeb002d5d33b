import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

const shown = keyframes({ from: { opacity: 0 } })

export const picture = style({
  width: '100%',
  height: 'auto',
  animation: `${shown} ${vars.move} ${vars.ease}`,
  '@media': { [media.still]: { animation: 'none' } },
})

/** The same size as the picture that will replace it. */
export const room = style({ width: '100%', background: vars.pressed })
