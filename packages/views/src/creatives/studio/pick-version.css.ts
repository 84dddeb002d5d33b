import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const desk = style({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const list = style({
  display: 'grid',
  gap: 6,
  maxHeight: 520,
  overflowY: 'auto',
  '@media': { [media.phone]: { maxHeight: 220 } },
})

/** The version on the left, what there is now on the right. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  padding: 16,
  borderRadius: vars.rControl,
  background: vars.sunken,
})

export const size = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
})

export const heading = style({ ...textStyle(14), fontWeight: 600 })

export const layers = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

export const layer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '8px 0',
  borderTop: `1px solid ${vars.line}`,
})
