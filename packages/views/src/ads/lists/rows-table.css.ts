import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { scrolledCard } from '@aloft/design-system/theme/scrolled-card'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { rowHeight } from '@aloft/design-system/patterns/use-rows-in-sight'
import { width as pickWidth } from '@aloft/design-system/patterns/pick-box.css'

/** Height of a row on a phone, where it's a card, in CSS pixels. */
export const cardHeight = 112

/** Height of a heading between rows in CSS pixels. */
export const headingHeight = 40

/** Width in CSS pixels from which a table has its columns in the chosen order. */
export const wholeWidth = 1080

export const frame = style({
  position: 'relative',
  // A fade at the end shows that there are more columns.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 1,
    insetInlineEnd: 1,
    zIndex: 4,
    width: 28,
    borderRadius: vars.rCard,
    background: `linear-gradient(to left, ${vars.raised}, transparent)`,
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${vars.fast} ${vars.ease}`,
  },
  selectors: {
    '&[data-more]::after': { opacity: 1 },
    '[dir=rtl] &::after': { background: `linear-gradient(to right, ${vars.raised}, transparent)` },
  },
})

export const box = style({
  ...scrolledCard,
  position: 'relative',
  maxHeight: 'max(360px, 100vh - 330px)',
  // What gets the focus is never under the headings, the totals or the names, which stay in sight.
  scrollPadding: `${rowHeight}px 0 ${rowHeight}px 320px`,
  '@media': { [media.phone]: { maxHeight: 'max(360px, 100dvh - 200px)', scrollPadding: 0 } },
})

export const table = style({
  ...textStyle(13),
  width: '100%',
  minWidth: wholeWidth,
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  // As wide as its texts, so that as many figures as possible are in sight.
  selectors: { '&[data-narrow]': { minWidth: 0 } },
  '@media': { [media.phone]: { display: 'block', minWidth: 0 } },
})

const cellBase = {
  height: rowHeight,
  padding: '0 12px',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const

/** Cards have no headings; they are sorted beside their filters. */
export const headings = style({ '@media': { [media.phone]: { display: 'none' } } })

export const body = style({ '@media': { [media.phone]: { display: 'block' } } })

export const space = style({ '@media': { [media.phone]: { display: 'block' } } })

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
  selectors: {
    '&[data-name]': { insetInlineStart: 0, zIndex: 3 },
    '&[data-beside-pick]': { insetInlineStart: pickWidth },
    '&[data-figure]': { textAlign: 'end' },
  },
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
    // As the names below it.
    '[data-beside-pick] > &': { paddingInlineStart: 0 },
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

export const row = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplate: '"pick name name name" 60px "status status . ." 40px / auto 1fr auto auto',
      alignItems: 'center',
      columnGap: 12,
      height: cardHeight,
      padding: '4px 12px 8px 0',
      borderBottom: `1px solid ${vars.line}`,
      selectors: { '&[data-picked]': { background: vars.accentWash } },
    },
  },
})

const pointedAt = {
  [`${row}:hover &`]: { background: vars.sunken },
  [`${row}[data-picked] &`]: { background: vars.accentWash },
}

/** On a phone, the card has the background. */
const clear = { [`${row}:hover &, ${row}[data-picked] &`]: { background: 'none' } }

/** Below the last row, before the space of rows that aren't rendered, is the card's border. */
const atEnd = { 'tr:nth-last-child(2) > &': { borderBottom: 0 } }

export const name = style({
  ...cellBase,
  ...stays,
  maxWidth: 280,
  fontWeight: 400,
  selectors: {
    ...pointedAt,
    ...atEnd,
    '&[data-beside-pick]': { insetInlineStart: pickWidth, paddingInlineStart: 0 },
    '[data-narrow] &': { maxWidth: 184 },
  },
  '@media': {
    [media.phone]: {
      position: 'static',
      gridArea: 'name',
      maxWidth: 'none',
      height: 'auto',
      padding: 0,
      borderBottom: 0,
      background: 'none',
      overflow: 'hidden',
      selectors: { ...clear, '[data-narrow] &': { maxWidth: 'none' } },
    },
  },
})

/** A heading in between stays at its start while the columns scroll sideways. */
export const group = style({
  ...cellBase,
  height: headingHeight,
  padding: 0,
  background: vars.sunken,
  '@media': { [media.phone]: { display: 'block', lineHeight: `${headingHeight}px` } },
})

export const groupRow = style({ '@media': { [media.phone]: { display: 'block' } } })

export const groupWord = style({
  ...textStyle(13),
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-block',
  padding: '0 12px',
  fontWeight: 600,
  color: vars.inkSoft,
})

export const cell = style({
  ...cellBase,
  color: vars.ink,
  selectors: { ...pointedAt, ...atEnd, '&[data-figure]': { textAlign: 'end' } },
  '@media': {
    [media.phone]: {
      height: 'auto',
      padding: 0,
      borderBottom: 0,
      selectors: {
        ...clear,
        '&:not([data-card])': { display: 'none' },
        '&:not([data-figure])': { gridArea: 'status', marginInlineStart: 12, overflow: 'hidden' },
        '&[data-figure]': { gridRow: 2 },
        // A card has no column headings, so each figure has its label.
        '&[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          ...textStyle(12),
          color: vars.inkSoft,
        },
      },
    },
  },
})

/** The sums stay below the rows, as the headings above them. */
const totalBase = {
  ...cellBase,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  height: 44,
  borderBottom: 0,
  borderTop: `1px solid ${vars.line}`,
  background: vars.raised,
  fontWeight: 600,
} as const

export const foot = style({ '@media': { [media.phone]: { display: 'block' } } })

export const totals = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto auto',
      alignItems: 'center',
      columnGap: 12,
      position: 'sticky',
      bottom: 0,
      padding: '8px 12px',
      borderTop: `1px solid ${vars.line}`,
      background: vars.raised,
    },
  },
})

const inCard = { position: 'static', height: 'auto', padding: 0, borderTop: 0 } as const

export const total = style({
  ...totalBase,
  selectors: { '&[data-figure]': { textAlign: 'end' } },
  '@media': {
    [media.phone]: {
      ...inCard,
      selectors: {
        '&:not([data-card])': { display: 'none' },
        '&[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          ...textStyle(12),
          color: vars.inkSoft,
        },
      },
    },
  },
})

export const totalsName = style({
  ...totalBase,
  insetInlineStart: 0,
  zIndex: 3,
  '@media': { [media.phone]: inCard },
})
