import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { textStyle } from '../../theme/type.ts'

export const list = style({
  borderTop: `1px solid ${vars.line}`,
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '2px 8px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.line}`,
})

export const mark = style({ display: 'grid', paddingTop: 2, color: vars.rejectedMark })

export const words = style({ ...textStyle(14), gridColumn: 2, color: vars.inkSoft })

export const way = style({ gridColumn: 2, paddingTop: 6 })
