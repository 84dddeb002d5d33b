import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { scrolledCard } from '@aloft/design-system/theme/scrolled-card'
import { vars } from '@aloft/design-system/theme/theme.css'
import { cutLine, textStyle } from '@aloft/design-system/theme/type'
import { rowHeight } from '@aloft/design-system/patterns/use-rows-in-sight'

// On a phone, the first label rather than its box is aligned with the tools above.
export const pager = style({ '@media': { [media.phone]: { marginInlineStart: -8 } } })

const nameWidth = 220

// On a phone, a name has a line of its own above its track: beside it, there would only be space for half of it.
const phoneName = 48
const phoneTrack = 44

/** Height of a row on a phone, in CSS pixels. */
export const phoneRowHeight = phoneName + phoneTrack

export const box = style({
  ...scrolledCard,
  maxHeight: 'max(360px, 100vh - 390px)',
  // Rests at a date: one that is cut by the names would read as another day.
  scrollSnapType: 'x proximity',
  scrollPaddingInlineStart: nameWidth,
  // Names on a phone are as wide as the box.
  containerType: 'inline-size',
  '@media': { [media.phone]: { scrollPaddingInlineStart: 0 } },
})

const columns = {
  display: 'grid',
  gridTemplateColumns: `${nameWidth}px minmax(640px, 1fr)`,
  minWidth: 'fit-content',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(640px, 1fr)' } },
}

/** Words in a track stay in sight beside the names while their track is scrolled sideways. */
const inSight = (gap: number) => ({
  position: 'sticky' as const,
  insetInlineStart: nameWidth + gap,
  '@media': { [media.phone]: { insetInlineStart: gap } },
})

export const head = style({
  ...columns,
  ...textStyle(12),
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: 40,
  alignItems: 'stretch',
  borderBottom: `1px solid ${vars.line}`,
  background: vars.raised,
  color: vars.inkSoft,
})

export const ticks = style({ display: 'flex', fontVariantNumeric: 'tabular-nums' })

export const tick = style({
  flex: '1 0 0',
  padding: '12px 6px 0',
  scrollSnapAlign: 'start',
  borderInlineStart: `1px solid ${vars.line}`,
  whiteSpace: 'nowrap',
})

export const rows = style({ position: 'relative' })

export const row = style({
  ...columns,
  height: rowHeight,
  borderBottom: `1px solid ${vars.line}`,
  // The card's own border is below the last row.
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    ...columns['@media'],
    [media.phone]: {
      ...columns['@media'][media.phone],
      gridTemplateRows: `${phoneName}px ${phoneTrack}px`,
      height: phoneRowHeight,
    },
  },
})

export const corner = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minWidth: 0,
  padding: '0 12px',
  background: vars.raised,
  '@media': { [media.phone]: { width: '100cqi', height: phoneName } },
})

/** Above the names; on a phone, there's nothing beside the dates. */
export const blank = style([corner, { '@media': { [media.phone]: { display: 'none' } } }])

export const name = style({
  ...textStyle(13),
  ...cutLine,
  width: '100%',
  minHeight: rowHeight - 1,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    // The name's target includes the line below it.
    '&[data-lines]': { paddingBottom: 18 },
  },
  '@media': { [media.phone]: { minHeight: phoneName } },
})

export const brought = style({
  ...textStyle(12),
  ...cutLine,
  position: 'absolute',
  insetInline: 12,
  bottom: 7,
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
})

export const track = style({ position: 'relative' })

export const now = style({
  position: 'absolute',
  insetBlock: 0,
  width: 0,
  borderInlineStart: `2px solid ${vars.ink}`,
  pointerEvents: 'none',
})

export const span = recipe({
  base: {
    ...textStyle(12),
    ...cutLine,
    // Hidden overflow would scroll on its own, and keep its words from staying in sight.
    overflow: 'clip',
    position: 'absolute',
    top: 12,
    height: 28,
    minWidth: 6,
    padding: '6px 8px',
    borderRadius: vars.rControl,
    fontWeight: 550,
    '@media': { [media.phone]: { top: 4 } },
  },
  variants: {
    variant: {
      live: { background: vars.liveWash, color: vars.live },
      learning: { background: vars.learningWash, color: vars.learning },
      pending: { background: vars.pendingWash, color: vars.pending },
      ending: { background: vars.endingWash, color: vars.ending },
      stopped: { background: vars.stoppedWash, color: vars.stopped },
      rejected: { background: vars.rejectedWash, color: vars.rejected },
      neutral: { background: vars.pressed, color: vars.inkSoft },
    },
    isCutAtStart: { true: { borderStartStartRadius: 0, borderEndStartRadius: 0 }, false: {} },
    isCutAtEnd: { true: { borderStartEndRadius: 0, borderEndEndRadius: 0 }, false: {} },
  },
})

export const status = style(inSight(8))

export const absent = style({
  ...textStyle(12),
  ...inSight(8),
  display: 'inline-block',
  margin: '17px 8px 0',
  padding: '0 4px',
  // The line of the current time ends beside the words.
  background: vars.raised,
  color: vars.inkFaint,
  '@media': {
    ...inSight(8)['@media'],
    [media.phone]: { ...inSight(8)['@media'][media.phone], marginTop: 8 },
  },
})
