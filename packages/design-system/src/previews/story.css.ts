import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { skin } from './skin-style.ts'
import { cutLine } from '../theme/type.ts'

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

export const bottom = recipe({
  base: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    display: 'grid',
    background: 'linear-gradient(transparent, rgb(0 0 0 / .34))',
  },
  variants: {
    link: {
      pill: { justifyItems: 'center', padding: '48px 24px 28px' },
      sheet: { paddingTop: 40 },
    },
  },
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

/** The upper edge of the page that a swipe pulls up. */
export const sheet = style({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  justifyItems: 'center',
  minHeight: 76,
  padding: '6px 20px 12px',
  borderRadius: '16px 16px 0 0',
  background: skin('pill'),
  color: skin('pillInk'),
  textAlign: 'center',
})

export const sheetWords = style({
  display: 'flex',
  gap: 7,
  alignItems: 'center',
  maxWidth: '100%',
  font: skin('font-pill'),
  overflowWrap: 'anywhere',
})

export const domain = style({ ...cutLine, maxWidth: '100%', font: skin('font-small'), opacity: 0.8 })
