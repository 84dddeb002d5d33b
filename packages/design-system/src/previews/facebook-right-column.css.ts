import { style } from '@vanilla-extract/css'
import { skin } from './skin-style.ts'
import { cutLine } from '../theme/type.ts'

export const column = style({
  vars: { '--platform-empty': skin('ground') },
  width: '100%',
  maxWidth: 344,
  padding: '16px 12px',
  background: skin('ground'),
  color: skin('ink'),
  letterSpacing: 'normal',
  textAlign: 'left',
  direction: 'ltr',
})

export const heading = style({ marginBottom: 12, color: skin('soft'), font: skin('font-heading') })

export const picture = style({ flex: 'none', overflow: 'hidden', borderRadius: 8 })

export const words = style({ flex: 1, display: 'grid', gap: 4, minWidth: 0 })

export const headline = style({ font: skin('font-headline') })

export const domain = style({ ...cutLine, color: skin('soft'), font: skin('font-domain') })
