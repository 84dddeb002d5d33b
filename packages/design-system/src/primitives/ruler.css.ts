import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'

export const ruler = recipe({
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', width: '100%' },
  variants: {
    size: { small: { height: 12 }, large: { height: 20 } },
    tone: {
      ink: { color: vars.ink },
      live: { color: vars.liveMark },
      learning: { color: vars.learningMark },
      pending: { color: vars.pendingMark },
      ending: { color: vars.endingMark },
      stopped: { color: vars.stoppedMark },
      rejected: { color: vars.rejectedMark },
    },
  },
})

const tall = { height: '100%' }
const forcedInk = { '@media': { [media.forced]: { background: 'CanvasText' } } }

export const tick = recipe({
  base: {
    width: 2,
    height: '60%',
    flex: 'none',
    background: vars.lineStrong,
    // A tick is nothing but ground, which would go.
    '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'GrayText' } },
  },
  variants: {
    state: {
      off: {},
      on: { background: 'currentColor', ...forcedInk },
      now: { ...tall, background: 'currentColor', ...forcedInk },
      warn: { ...tall, background: vars.endingMark, ...forcedInk },
      bad: { ...tall, background: vars.rejectedMark, ...forcedInk },
    },
  },
})
