import { style } from '@vanilla-extract/css'
import { handleSize } from '@aloft/design-system/primitives/slider-field.css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
})

export const label = style({ ...textStyle(13), fontWeight: 600 })

// As wide as the range of the handle's center.
export const marks = style({ position: 'relative', height: 12, margin: `-10px ${handleSize / 2}px 0` })

export const mark = style({
  position: 'absolute',
  width: 2,
  height: 12,
  marginInlineStart: -1,
  borderRadius: 1,
  background: vars.pendingMark,
})
