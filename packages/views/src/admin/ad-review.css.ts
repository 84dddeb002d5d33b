import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  paddingBlock: '44px 64px',
  '@media': { [media.phone]: { paddingBlock: '20px 40px' } },
})

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 32,
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const queue = style({ display: 'grid', gap: 16 })

/** A narrow page shows either the list or one ad of it. */
export const behind = style({ '@media': { [media.belowWide]: { display: 'none' } } })

export const row = style({
  display: 'grid',
  gap: 6,
  width: '100%',
  padding: '12px 14px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.sunken },
    '&[aria-current=true]': { background: vars.pressed },
    '&:focus-visible': { boxShadow: vars.focus },
  },
})
