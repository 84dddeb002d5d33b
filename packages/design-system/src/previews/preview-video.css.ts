import { style } from '@vanilla-extract/css'

const place = { position: 'absolute', zIndex: 1, margin: 0, padding: 0, border: 0 } as const

/** Over the play mark that's drawn in the picture. Its ring has both colors, because any picture may be below. */
export const play = style({
  ...place,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / 0.12)' },
    '&:focus-visible': {
      outline: '3px solid #ffffff',
      outlineOffset: -3,
      boxShadow: 'inset 0 0 0 5px #111111',
    },
  },
})

export const player = style({ ...place, objectFit: 'cover', background: '#111111' })

/** Above the button, which can still be pressed. */
export const remark = style({
  ...place,
  display: 'grid',
  placeItems: 'end center',
  pointerEvents: 'none',
})

export const failed = style({
  marginBottom: 8,
  padding: '4px 8px',
  borderRadius: 4,
  background: '#111111',
  color: '#ffffff',
  fontSize: 12,
})
