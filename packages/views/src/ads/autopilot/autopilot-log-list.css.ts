import { style } from '@vanilla-extract/css'
import { textStyle } from '@aloft/design-system/theme/type'
import { vars } from '@aloft/design-system/theme/theme.css'

export const entry = style({
  display: 'grid',
  gap: 4,
  padding: '12px 0',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const simulated = style({
  ...textStyle(12),
  display: 'inline-flex',
  padding: '1px 7px',
  border: `1px dashed ${vars.lineControl}`,
  borderRadius: vars.rControl,
  color: vars.inkSoft,
})
