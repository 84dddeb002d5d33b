import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const frame = style({ display: 'grid', gap: 16 })

export const form = style({ display: 'grid', gap: 16 })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
