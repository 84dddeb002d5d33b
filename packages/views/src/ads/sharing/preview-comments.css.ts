import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const list = style({
  display: 'grid',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const comment = style({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  scrollMarginTop: 16,
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.line}` },
    '&:focus-visible': { boxShadow: vars.focus, borderRadius: vars.rControl },
  },
})

export const words = style({ flex: 1, minWidth: 0 })

export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
