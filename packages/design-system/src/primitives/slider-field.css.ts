import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

/** Width of the handle in px: its center stays half of that away from both ends. */
export const handleSize = 18

export const shown = style({ ...textStyle(14), fontWeight: 600, color: vars.ink })

export const slider = style({
  appearance: 'none',
  width: '100%',
  height: 32,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: vars.rControl,
  selectors: {
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { height: 44 } },
})

const track = { height: 4, borderRadius: 2, background: vars.lineStrong }
const handle = {
  appearance: 'none',
  width: handleSize,
  height: handleSize,
  border: `2px solid ${vars.raised}`,
  borderRadius: '50%',
  background: vars.accent,
  boxShadow: vars.float1,
} as const

globalStyle(`${slider}::-webkit-slider-runnable-track`, track)
globalStyle(`${slider}::-moz-range-track`, track)
globalStyle(`${slider}::-webkit-slider-thumb`, { ...handle, marginTop: 2 - handleSize / 2 })
globalStyle(`${slider}::-moz-range-thumb`, handle)
globalStyle(`${slider}:disabled::-webkit-slider-thumb`, { background: vars.inkOff })
globalStyle(`${slider}:disabled::-moz-range-thumb`, { background: vars.inkOff })
