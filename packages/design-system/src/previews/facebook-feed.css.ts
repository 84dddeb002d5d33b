import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { skin } from './skin-style.ts'
import { cutLine } from '../theme/type.ts'

export const card = recipe({
  base: {
    overflow: 'hidden',
    width: '100%',
    background: skin('ground'),
    color: skin('ink'),
    font: skin('font-text'),
    letterSpacing: 'normal',
    textAlign: 'left',
    // The platform's own parts always read from left to right; only the advertiser's texts can read from
    // right to left.
    direction: 'ltr',
  },
  variants: {
    device: {
      mobile: { maxWidth: 430 },
      desktop: { maxWidth: 500, borderRadius: 8, boxShadow: '0 1px 2px rgb(0 0 0 / .2)' },
    },
  },
})

export const head = style({ display: 'flex', gap: 8, padding: '12px 12px 8px 16px' })

export const who = style({ flex: 1, minWidth: 0, alignSelf: 'center' })

export const name = style({ font: skin('font-name') })

export const label = style({
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  color: skin('soft'),
  font: skin('font-small'),
})

export const tools = style({ display: 'flex', flex: 'none', gap: 8, height: 22, color: skin('soft') })

export const message = style({ padding: '4px 16px 10px' })

export const bar = style({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: '10px 12px 10px 16px',
  background: skin('bar'),
})

export const about = style({ flex: 1, minWidth: 0 })

export const domain = style({
  ...cutLine,
  color: skin('soft'),
  font: skin('font-domain'),
  letterSpacing: '.01em',
  textTransform: 'uppercase',
})

export const headline = style({ font: skin('font-headline') })

export const description = style({ color: skin('soft'), font: skin('font-text') })

export const button = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  maxWidth: '50%',
  minHeight: 36,
  padding: '4px 14px',
  borderRadius: 6,
  background: skin('button'),
  font: skin('font-button'),
  textAlign: 'center',
})

export const actions = style({
  display: 'flex',
  margin: '0 12px',
  padding: '4px 0',
})

export const action = style({
  display: 'flex',
  flex: 1,
  gap: 7,
  alignItems: 'center',
  justifyContent: 'center',
  height: 36,
  color: skin('soft'),
  font: skin('font-action'),
})
