import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingTop: 20,
  '@media': { [media.phone]: { gap: 20, paddingTop: 8 } },
})

export const head = style({ display: 'grid', gap: 16, '@media': { [media.phone]: { gap: 12 } } })

export const step = style({ display: 'grid', gap: 28, '@media': { [media.phone]: { gap: 18 } } })

export const title = style({ display: 'grid', gap: 6, maxWidth: '40rem' })

export const buttons = style({
  display: 'flex',
  gap: 8,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr auto', width: '100%' } },
})

export const balance = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 18 })
