import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const entry = style({
  display: 'grid',
  gap: 4,
  padding: '10px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})

export const reason = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
