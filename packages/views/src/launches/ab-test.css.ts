import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { media } from '@aloft/design-system/theme/scale'
import { displayStyle, textStyle } from '@aloft/design-system/theme/type'

/** The texts of both versions beside each other, or below each other on a phone. */
export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const text = style({
  ...textStyle(13),
  margin: 0,
  padding: '8px 10px',
  borderRadius: vars.rControl,
  background: vars.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const version = style({ display: 'block', color: vars.inkSoft })

export const outlook = style({ display: 'grid', gap: 4, paddingTop: 12, borderTop: `1px solid ${vars.line}` })

export const verdict = style({ ...displayStyle(24) })

export const table = style({
  ...textStyle(13),
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

export const head = style({
  ...textStyle(12),
  padding: '8px 0 8px 12px',
  color: vars.inkSoft,
  fontWeight: 500,
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
})

export const cell = style({
  padding: '10px 0 10px 12px',
  borderTop: `1px solid ${vars.line}`,
  fontWeight: 400,
  textAlign: 'end',
  selectors: {
    '&:first-child': { paddingInlineStart: 0, textAlign: 'start' },
    'tr[data-winner] &': { fontWeight: 650 },
  },
})
