import { globalStyle, style } from '@vanilla-extract/css'
import { scrolledCard } from '@aloft/design-system/theme/scrolled-card'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const box = style({
  ...scrolledCard,
  position: 'relative',
  selectors: { '&:focus-visible': { boxShadow: vars.focus } },
})

/** As tall as a chart, so that nothing moves when one replaces the other. */
export const low = style({
  position: 'relative',
  maxHeight: 324,
  overflow: 'auto',
  borderRadius: vars.rControl,
  selectors: { '&:focus-visible': { boxShadow: vars.focus } },
})

const tableBase = {
  ...textStyle(13),
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
} as const

export const table = style(tableBase)
export const narrow = style({ ...tableBase, minWidth: 640 })

const cellBase = {
  height: 44,
  padding: '0 12px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[data-figure]': { textAlign: 'end' } },
} as const

/** The name stays while the other columns scroll sideways. */
const stays = { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: vars.raised } as const

export const head = style({
  ...cellBase,
  ...textStyle(12),
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: 40,
  background: vars.raised,
  color: vars.inkSoft,
  fontWeight: 500,
  selectors: { '&:first-child': { insetInlineStart: 0, zIndex: 3 }, ...cellBase.selectors },
})

export const row = style({})

const pointedAt = { [`${row}:hover &`]: { background: vars.sunken } }

export const name = style({
  ...cellBase,
  ...stays,
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 600,
  selectors: { ...pointedAt, '[data-narrow] &': { maxWidth: 184 } },
})

export const cell = style({ ...cellBase, selectors: { ...cellBase.selectors, ...pointedAt } })

export const missing = style({ color: vars.inkFaint })

const sumBase = {
  ...cellBase,
  position: 'sticky',
  bottom: 0,
  borderBottom: 0,
  background: vars.sunken,
  fontWeight: 650,
} as const

export const sum = style({ ...sumBase, zIndex: 1 })
export const sumName = style({ ...sumBase, insetInlineStart: 0, zIndex: 2 })

// A week fits without scrolling.
globalStyle(`${low} :is(td, th)`, { height: 36 })
