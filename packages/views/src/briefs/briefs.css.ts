import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  maxWidth: 920,
  paddingTop: 44,
  '@media': { [media.phone]: { gap: 16, paddingTop: 16 } },
})

export const waiting = style({ display: 'grid', gap: 28, padding: '20px 0' })

export const waitingRow = style({
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  gap: 18,
})
