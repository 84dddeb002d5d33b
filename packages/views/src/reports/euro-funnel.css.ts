import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle, textStyle } from '@aloft/design-system/theme/type'

/** Height of a step in pixels, for its words and its bar alike. */
export const stepHeight = 80

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
  padding: '20px 22px',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { padding: '16px 14px' } },
})

export const flow = style({ display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', gap: 18 })

export const step = style({
  height: stepHeight,
  selectors: { '&:last-child': { height: 'auto' } },
})

export const value = style({
  ...displayStyle(20),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})

export const since = style({ ...textStyle(12), color: vars.inkSoft, fontWeight: 500, letterSpacing: 0 })

export const bar = style({ fill: vars.ink })
export const flowOn = style({ fill: vars.ink, opacity: 0.13 })
export const back = style({ fill: vars.liveMark })
export const flowBack = style({ fill: vars.liveMark, opacity: 0.24 })
