import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { scrolledCard } from '@aloft/design-system/theme/scrolled-card'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { rowHeight } from '@aloft/design-system/patterns/use-rows-in-sight'

export const box = style({
  ...scrolledCard,
  position: 'relative',
  maxHeight: 'max(360px, 100vh - 330px)',
})

export const table = style({
  ...textStyle(13),
  width: '100%',
  minWidth: 1080,
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
})

const cellBase = {
  height: rowHeight,
  padding: '0 12px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const

/** The name stays while the other columns scroll sideways. */
const stays = { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: vars.raised } as const

export const head = style({
  ...cellBase,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: 40,
  padding: 0,
  background: vars.raised,
  fontWeight: 500,
  color: vars.inkSoft,
  selectors: { '&:first-child': { insetInlineStart: 0, zIndex: 3 }, '&[data-figure]': { textAlign: 'end' } },
})

export const sort = style({
  ...textStyle(12),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 39,
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover, [aria-sort] > &': { color: vars.ink },
    // A column's label is above its figures, with the arrow before the label.
    '[data-figure] > &': { flexDirection: 'row-reverse' },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

/** Heading of a column without sorting. */
export const word = style({
  ...textStyle(12),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 39,
  padding: '0 12px',
  fontWeight: 550,
})

/** The sort direction, in the sorted column. */
export const arrow = style({
  display: 'inline-flex',
  selectors: {
    '[aria-sort=ascending] &': { rotate: '180deg' },
    'th:not([aria-sort]) &': { opacity: 0 },
  },
})

export const row = style({})

const pointedAt = { [`${row}:hover &`]: { background: vars.sunken } }

/** Below the last row, before the space of rows that aren't rendered, is the card's border. */
const atEnd = { 'tr:nth-last-child(2) > &': { borderBottom: 0 } }

export const name = style({
  ...cellBase,
  ...stays,
  maxWidth: 280,
  fontWeight: 400,
  selectors: { ...pointedAt, ...atEnd },
  '@media': { [media.phone]: { maxWidth: 168 } },
})

export const open = style({
  ...textStyle(14),
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
})

export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${open}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: 3 } },
})

export const below = style({
  ...textStyle(12),
  display: 'block',
  color: vars.inkSoft,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})

export const cell = style({
  ...cellBase,
  color: vars.ink,
  selectors: { ...pointedAt, ...atEnd, '&[data-figure]': { textAlign: 'end' } },
})

export const platform = style({ display: 'inline-flex', alignItems: 'center', gap: 6, color: vars.inkSoft })
