import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'

export const follow = style({
  minHeight: 24,
  padding: 0,
  border: 0,
  borderBottom: `1px dotted ${vars.lineControl}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderBottomColor: vars.accentText, color: vars.accentText },
    '&:focus-visible': { borderRadius: vars.rControl, boxShadow: vars.focus },
  },
})
