import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '24px 56px',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

// Its label rather than its box is aligned with the table.
export const all = style({ marginInlineStart: -8 })

export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 0',
  borderTop: `1px solid ${vars.line}`,
})

export const table = style({ ...textStyle(14), width: '100%', borderCollapse: 'collapse' })

export const caption = style({ ...textStyle(16), paddingBottom: 8, fontWeight: 600, textAlign: 'start' })

globalStyle(`${table} :is(th, td)`, {
  padding: '10px 0',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  fontWeight: 400,
})
globalStyle(`${table} [data-figure]`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} thead th`, { ...textStyle(12), padding: '6px 0', color: vars.inkSoft })
globalStyle(`${table} tfoot :is(th, td)`, { borderBottom: 0, fontWeight: 600 })
