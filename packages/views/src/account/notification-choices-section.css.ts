import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const table = style({ ...textStyle(14), width: '100%', borderCollapse: 'collapse' })

globalStyle(`${table} :is(th, td)`, {
  padding: 0,
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
  fontWeight: 400,
})
globalStyle(`${table} tbody th`, { paddingBlock: 8, paddingInlineEnd: 8 })
globalStyle(`${table} thead th`, { ...textStyle(12), paddingBlock: 6, color: vars.inkSoft })
globalStyle(`${table} td`, { paddingInline: 6 })

export const channel = style({})
// As wide as a box with its padding, and its name above the middle of it.
globalStyle(`${table} ${channel}`, { width: 56, textAlign: 'center' })

export const always = style({ color: vars.inkSoft })
globalStyle(`${table} ${always}`, { textAlign: 'center' })
