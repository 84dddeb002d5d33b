import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: '44px 64px',
  '@media': { [media.phone]: { gap: 24, paddingBlock: '20px 40px' } },
})

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: '32px 48px',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
})

export const column = style({ display: 'grid', gap: 32, minWidth: 0 })

/** Beside everything else. In one column it comes before the steps, because it has the price and the button. */
export const beside = style([
  column,
  {
    gridRow: '1 / span 2',
    gridColumn: 2,
    '@media': { [media.belowWide]: { gridRow: 'auto', gridColumn: 1 } },
  },
])
