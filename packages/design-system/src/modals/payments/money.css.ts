import { style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const rows = style({ borderTop: `1px solid ${vars.line}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  gap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } },
})

export const scroll = style({ overflowX: 'auto' })

export const table = style({
  ...textStyle(13),
  width: '100%',
  minWidth: 340,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
})

export const caption = style({
  ...textStyle(13),
  paddingBottom: 6,
  textAlign: 'start',
  fontWeight: 600,
})

const cell = { padding: '6px 12px 6px 0', borderTop: `1px solid ${vars.line}` }

export const headCell = style({
  ...cell,
  borderTop: 0,
  color: vars.inkFaint,
  fontWeight: 400,
  textAlign: 'start',
})
export const wordCell = style({ ...cell, textAlign: 'start', fontWeight: 400 })
export const moneyHead = style({
  ...cell,
  borderTop: 0,
  paddingInlineEnd: 0,
  color: vars.inkFaint,
  fontWeight: 400,
  textAlign: 'end',
})
export const moneyCell = style({
  ...cell,
  paddingInlineEnd: 0,
  paddingInlineStart: 12,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const sumCell = style({ borderTopColor: vars.ink, fontWeight: 600 })
