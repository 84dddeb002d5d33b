import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle } from '@aloft/design-system/theme/type'

export const report = style({ marginInlineStart: 'auto' })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.ink}`,
})

export const tile = style({
  padding: '12px 12px 8px 0',
  selectors: { '& + &': { paddingInlineStart: 16, borderInlineStart: `1px solid ${vars.line}` } },
})

export const figure = style({
  ...displayStyle(32),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { ...displayStyle(24) } },
})

export const money = style({
  display: 'grid',
  gap: 8,
  paddingTop: 14,
  borderTop: `1px solid ${vars.line}`,
})
