import { style } from '@vanilla-extract/css'
import { breakpoints } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

/** In a modal, what counts is its own width. */
const narrow = `(max-width: ${breakpoints.tablet - 1}px)`

export const content = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
})

/** Covers everything while files are dragged over it. */
export const drop = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  border: `2px dashed ${vars.accent}`,
  borderRadius: vars.rCard,
  background: vars.accentWash,
  textAlign: 'center',
  pointerEvents: 'none',
})

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Pictures, and beside them what's known of the selected one. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 248px',
  alignItems: 'start',
  gap: 16,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const details = style({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } })
