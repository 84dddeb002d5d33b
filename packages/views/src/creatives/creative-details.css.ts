import { style } from '@vanilla-extract/css'
import { breakpoints } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const content = style({ containerType: 'inline-size' })

/** The picture, and beside it what's known of it; below each other if the modal is narrow. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@container': {
    [`(max-width: ${breakpoints.tablet - 1}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const picture = style({
  display: 'block',
  width: '100%',
  maxHeight: 320,
  objectFit: 'contain',
  borderRadius: vars.rCard,
  background: vars.sunken,
})

/** Counts beside each other. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: 12,
  margin: 0,
})

export const figure = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const list = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' })

export const material = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  overflowWrap: 'anywhere',
})

export const thumbnail = style({
  display: 'block',
  width: 44,
  height: 44,
  objectFit: 'contain',
  borderRadius: vars.rControl,
  background: vars.sunken,
})
