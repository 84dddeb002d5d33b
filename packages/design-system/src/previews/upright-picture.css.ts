import { style } from '@vanilla-extract/css'

/** The blurred picture as a background. */
export const blurred = style({
  position: 'absolute',
  inset: '-12%',
  width: '124%',
  height: '124%',
  objectFit: 'cover',
  filter: 'blur(36px) brightness(.5) saturate(1.1)',
})

export const full = style({ position: 'absolute', inset: 0 })

/** Above the button; content that's too tall overflows at the top, so that the words stay visible. */
export const middle = style({
  position: 'absolute',
  inset: '14% 0 max(20%, 88px)',
  display: 'flex',
  flexDirection: 'column-reverse',
})

export const content = style({ width: '100%', marginBlock: 'auto' })
