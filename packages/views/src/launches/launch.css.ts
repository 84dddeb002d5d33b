import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: '44px 64px',
  '@media': { [media.phone]: { gap: 24, paddingBlock: '20px 40px' } },
})

/** The ad's place and its sections while they load, as `LaunchDesk` lays them out. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: '32px 48px',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
