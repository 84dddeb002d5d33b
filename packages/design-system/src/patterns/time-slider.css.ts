import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

const thumb = 18

export const frame = style({ display: 'grid', gap: 8 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
})

export const label = style({ ...textStyle(13), fontWeight: 600 })

export const range = style({
  appearance: 'none',
  width: '100%',
  height: 32,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: vars.rControl,
  '@media': { [media.touch]: { height: 44 } },
})

const track = { height: 4, borderRadius: 2, background: vars.lineStrong }
const handle = {
  appearance: 'none',
  width: thumb,
  height: thumb,
  border: `2px solid ${vars.raised}`,
  borderRadius: '50%',
  background: vars.accent,
  boxShadow: vars.float1,
} as const

globalStyle(`${range}::-webkit-slider-runnable-track`, track)
globalStyle(`${range}::-moz-range-track`, track)
globalStyle(`${range}::-webkit-slider-thumb`, { ...handle, marginTop: 2 - thumb / 2 })
globalStyle(`${range}::-moz-range-thumb`, handle)

// As wide as the way of the handle’s middle.
export const marks = style({ position: 'relative', height: 12, margin: `-10px ${thumb / 2}px 0` })

export const mark = style({
  position: 'absolute',
  width: 2,
  height: 12,
  marginInlineStart: -1,
  borderRadius: 1,
  background: vars.pendingMark,
})
