import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const table = style({
  width: '100%',
  margin: '16px 0 24px',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

const cellStyle = { padding: '9px 16px 9px 0', textAlign: 'left', verticalAlign: 'top' } as const

export const head = style({
  ...cellStyle,
  ...textStyle(12),
  fontWeight: 500,
  color: vars.inkFaint,
  borderBottom: `1px solid ${vars.lineStrong}`,
})

export const cell = style({
  ...cellStyle,
  ...textStyle(14),
  color: vars.ink,
  borderBottom: `1px solid ${vars.line}`,
})

export const refused = style({ color: vars.rejected, textDecoration: 'line-through' })

export const reason = style({ color: vars.inkFaint })
