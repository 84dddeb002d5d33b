import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 20,
  '@media': { [media.phone]: { gap: 12 } },
})

/** Cards far from the screen aren't laid out; until then their height is a guess. */
export const item = style({ minWidth: 0, contentVisibility: 'auto', containIntrinsicSize: 'auto 500px' })

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
  paddingTop: 12,
})

/** A phone has this button in the middle of its tabs. */
export const create = style({ '@media': { [media.phone]: { display: 'none' } } })

/** A phone has these views in its navigation. */
export const views = style({
  display: 'flex',
  borderRadius: vars.rControl,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { display: 'none' } },
})

export const view = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  minHeight: 36,
  borderRadius: vars.rControl,
  color: vars.inkSoft,
  selectors: {
    '&:hover': { background: vars.pressed, color: vars.ink },
    '&:focus-visible': { boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { width: 44, minHeight: 44 } },
})
