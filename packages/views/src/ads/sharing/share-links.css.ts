import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const address = style({
  ...textStyle(13),
  padding: '10px 12px',
  borderRadius: vars.rControl,
  background: vars.sunken,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const list = style({
  display: 'grid',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minWidth: 0,
  padding: '10px 16px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
