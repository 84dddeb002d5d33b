import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const mark = style({
  ...textStyle(12),
  display: 'inline-flex',
  padding: '3px 8px',
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rControl,
  color: vars.inkSoft,
  fontWeight: 550,
  whiteSpace: 'nowrap',
})

/** Layout beside a status. */
export const beside = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })
