import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { skin } from './skin-style.ts'
import { cutLine } from '../theme/type.ts'

export const screen = style({
  vars: { '--platform-empty': skin('ground'), '--platform-soft': skin('ink') },
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  width: '100%',
  maxWidth: 430,
  aspectRatio: '9 / 16',
  borderRadius: 10,
  background: skin('ground'),
  color: skin('ink'),
  font: skin('font-text'),
  letterSpacing: 'normal',
  textAlign: 'left',
  direction: 'ltr',
})

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

export const message = style({ padding: '12px 16px 0' })

export const head = style({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  padding: '8px 8px 40px',
  background: 'linear-gradient(rgb(0 0 0 / .5), rgb(0 0 0 / .28) 56%, transparent)',
})

export const progress = style({
  overflow: 'hidden',
  height: 2,
  borderRadius: 1,
  background: 'rgb(255 255 255 / .4)',
})

export const passed = style({ width: '36%', height: '100%', borderRadius: 1, background: '#fff' })

export const row = style({ display: 'flex', gap: 10, alignItems: 'center', padding: '10px 6px 0' })

export const who = style({ flex: 1, minWidth: 0 })

export const name = style({ ...cutLine, font: skin('font-name') })

export const label = style({ font: skin('font-small') })

export const bottom = style({
  position: 'absolute',
  bottom: 0,
  left: 0,
  right: 0,
  display: 'grid',
  justifyItems: 'center',
  padding: '48px 24px 28px',
  background: 'linear-gradient(transparent, rgb(0 0 0 / .34))',
})

export const pill = style({
  display: 'flex',
  gap: 7,
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 44,
  padding: '8px 20px 8px 16px',
  borderRadius: 22,
  background: skin('pill'),
  color: skin('pillInk'),
  font: skin('font-pill'),
})

export const pillWords = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const covered = recipe({
  base: {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    justifyContent: 'center',
    background: 'repeating-linear-gradient(135deg, rgb(255 255 255 / .3) 0 6px, rgb(20 20 20 / .4) 6px 12px)',
  },
  variants: {
    end: {
      top: { top: 0, borderBottom: '1px dashed #fff' },
      bottom: { bottom: 0, borderTop: '1px dashed #fff' },
    },
  },
})

/** The area without the platform's own elements and, as a rule, without the picture's text. */
export const note = recipe({
  base: {
    position: 'absolute',
    padding: '2px 8px',
    borderRadius: 4,
    background: '#111',
    color: '#fff',
    font: skin('font-small'),
    whiteSpace: 'nowrap',
  },
  variants: { end: { top: { top: 'calc(100% + 7px)', right: 8 }, bottom: { top: 4, right: 8 } } },
})
