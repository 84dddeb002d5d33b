import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const keys = style({ display: 'inline-flex', gap: 4, flex: 'none' })

export const key = style({
  ...textStyle(12),
  minWidth: 22,
  padding: '2px 6px',
  borderRadius: 4,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
  color: vars.inkSoft,
  fontFamily: 'inherit',
  fontWeight: 500,
  textAlign: 'center',
})
