import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

const threeUp = '(min-width: 430px)'

export const frame = style({ containerType: 'inline-size', display: 'grid', gap: 8, scrollMargin: 96 })

export const title = style({
  ...textStyle(13),
  fontWeight: 600,
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
})

export const list = recipe({
  base: { display: 'grid', gap: 8 },
  variants: {
    isLong: {
      true: {},
      false: { '@container': { [threeUp]: { gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' } } },
    },
  },
})

/** Marked like its text in the preview: while it's pointed at, or has the focus. */
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 8,
  minWidth: 0,
  padding: '10px 12px',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: 8,
  background: vars.raised,
  transition: `border-color ${vars.fast}, background ${vars.fast}`,
  selectors: { '&:hover, &:focus-within': { borderColor: vars.accentText, background: vars.accentWash } },
})

/** Keeps its height without a label, so that texts side by side start at the same height. */
export const angle = style({
  ...textStyle(12),
  minHeight: textStyle(12).lineHeight,
  marginBottom: 4,
  color: vars.inkSoft,
  fontWeight: 550,
})

export const words = style({
  ...textStyle(14),
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

export const added = style({ textDecoration: 'none', boxShadow: `inset 0 -2px ${vars.ink}` })

export const facts = style({
  ...textStyle(12),
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'end',
  justifyContent: 'space-between',
  gap: '2px 12px',
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})

export const removed = style({ overflowWrap: 'anywhere' })

export const over = style({ color: vars.rejected, fontWeight: 600 })

/** The label is aligned with the content above it. */
export const keep = style({ marginInlineStart: -8 })
