import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

const twoUp = '(min-width: 580px)'
const threeUp = '(min-width: 880px)'

export const frame = style({ containerType: 'inline-size', display: 'grid', gap: 14 })

export const list = style({
  display: 'grid',
  gap: 12,
  // A preview needs a phone's width, or the platform's own elements are cut.
  '@container': {
    [twoUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [threeUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 10,
  minWidth: 0,
  padding: '12px 14px',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: 8,
  background: vars.raised,
})

/** Keeps its height without a label, so that texts side by side start at the same height. */
export const angle = style({
  ...textStyle(12),
  minHeight: textStyle(12).lineHeight,
  marginBottom: 6,
  color: vars.inkSoft,
  fontWeight: 550,
})

export const words = style({ ...textStyle(16), fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' })

export const added = style({ textDecoration: 'none', boxShadow: `inset 0 -2px ${vars.ink}` })

export const facts = style({
  ...textStyle(12),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})

export const removed = style({ overflowWrap: 'anywhere' })

export const over = style({ color: vars.rejected, fontWeight: 600 })

export const preview = style({ minWidth: 0, overflow: 'hidden' })

/** The label is aligned with the content above it. */
export const keep = style({ marginInlineStart: -8 })
