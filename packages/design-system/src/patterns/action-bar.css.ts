import { style } from '@vanilla-extract/css'
import { belowFrame } from '../theme/frame-top.css.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const bar = style({
  position: 'sticky',
  top: `calc(${belowFrame} + 8px)`,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px',
  borderRadius: vars.rCard,
  background: vars.floating,
  boxShadow: vars.float1,
})

export const count = style({ ...textStyle(14), fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const refused = style({ maxHeight: 160, margin: 0, paddingInlineStart: 18, overflowY: 'auto' })
