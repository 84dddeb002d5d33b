import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
} as const

export const heads = style({
  ...pair,
  ...textStyle(13),
  color: vars.inkSoft,
  paddingBottom: 8,
  borderBottom: `1px solid ${vars.line}`,
})

export const name = style({ ...textStyle(13), fontWeight: 600, paddingBottom: 4 })

export const sides = style({ ...pair, '@media': { [media.phone]: { gap: 8 } } })

export const words = style({
  ...textStyle(14),
  padding: '8px 10px',
  borderRadius: vars.rControl,
  background: vars.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
