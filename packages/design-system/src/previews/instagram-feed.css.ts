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
    direction: 'ltr',
  },
  variants: { device: { mobile: { maxWidth: 430 }, desktop: { maxWidth: 470 } } },
})

export const head = recipe({
  base: { display: 'flex', gap: 10, alignItems: 'center' },
  variants: { device: { mobile: { padding: '10px 12px' }, desktop: { padding: '10px 4px' } } },
})

export const ring = style({
  flex: 'none',
  padding: 2,
  border: '2px solid transparent',
  borderRadius: '50%',
  background: `linear-gradient(${skin('ground')}, ${skin('ground')}) padding-box, conic-gradient(from 210deg, #feda75, #fa7e1e, #d62976, #962fbf, #4f5bd5, #feda75) border-box`,
})

export const who = style({ flex: 1, minWidth: 0 })

export const name = style({ ...cutLine, font: skin('font-name') })

export const label = style({ display: 'flex', gap: 8, minWidth: 0, font: skin('font-small') })

/** After the label, on the same line, which it doesn't make longer. */
export const song = style(cutLine)

export const media = recipe({
  variants: {
    device: {
      mobile: {},
      desktop: { overflow: 'hidden', border: `1px solid ${skin('line')}`, borderRadius: '4px 4px 0 0' },
    },
  },
})

export const strip = recipe({
  base: {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    background: skin('strip'),
    color: skin('stripInk'),
    font: skin('font-strip'),
  },
  variants: {
    device: {
      mobile: { padding: '8px 12px 8px 14px' },
      desktop: { padding: '8px 12px 8px 16px', borderRadius: '0 0 4px 4px' },
    },
  },
})

export const stripWords = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const tools = recipe({
  base: { display: 'flex', gap: 14, alignItems: 'center' },
  variants: { device: { mobile: { padding: '11px 12px 7px' }, desktop: { padding: '11px 4px 7px' } } },
})

export const save = style({ marginLeft: 'auto' })

export const foot = recipe({
  variants: {
    device: {
      mobile: { padding: '0 12px 14px' },
      desktop: { display: 'grid', gap: 6, padding: '0 4px 14px' },
    },
  },
})

export const quiet = style({ color: skin('soft') })

export const translation = style({ font: skin('font-small'), fontWeight: 600 })
