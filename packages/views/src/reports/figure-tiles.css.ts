import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle, textStyle } from '@aloft/design-system/theme/type'

export const row = style({ display: 'grid', overflow: 'hidden' })

const columns = {
  [media.belowWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}

export const leading = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  borderTop: `1px solid ${vars.ink}`,
  borderBottom: `1px solid ${vars.line}`,
  '@media': columns,
})

export const further = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  '@media': columns,
})

/** A hairline before and above each tile; those at the outer edges are clipped. */
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  padding: '14px 12px 14px 18px',
  margin: '-1px 0 0 -18px',
  boxShadow: `inset 1px 1px ${vars.line}`,
})

export const figure = style({
  ...displayStyle(32),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { [`${further} &`]: { ...displayStyle(20) } },
  '@media': { [media.phone]: { ...displayStyle(24) } },
})

export const missing = style({ color: vars.inkFaint })

export const change = style({
  ...textStyle(12),
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  color: vars.inkSoft,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})

export const good = style({ color: vars.live })
