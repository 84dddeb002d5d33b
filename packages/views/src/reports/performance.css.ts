import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: '44px 64px',
  '@media': { [media.phone]: { gap: 24, paddingBlock: '20px 40px' } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  overflowWrap: 'anywhere',
})

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 16px',
})

export const spans = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' })
