import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })

/** Below the title and the tools where all three don't fit. */
export const filter = style({
  minWidth: 0,
  '@media': { [media.belowWide]: { order: 1, flexBasis: '100%' } },
})

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 20,
  '@media': { [media.phone]: { gap: 12 } },
})

/** Cards far from the screen aren't laid out; until then their height is a guess. */
export const item = style({
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 500px',
  '@media': { [media.phone]: { containIntrinsicSize: 'auto 190px' } },
})

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
  paddingTop: 12,
})

/** A phone has these in its tabs. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
})
