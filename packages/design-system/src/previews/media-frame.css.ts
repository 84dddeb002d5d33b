import { style } from '@vanilla-extract/css'
import { skin } from './skin-style.ts'

/** Its ground shows where the picture will be while it loads. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  background: skin('empty'),
})

/** The picture in its own ratio, centered in the frame. */
export const inner = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
})

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
})
