import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const hold = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '10px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const points = style({
  display: 'grid',
  gap: 4,
  paddingInlineStart: 18,
  listStyle: 'disc',
})
