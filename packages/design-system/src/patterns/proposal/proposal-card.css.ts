import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/theme.css.ts'
import { cutLine, textStyle } from '../../theme/type.ts'

export const card = style({
  display: 'grid',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rCard,
  background: vars.floating,
  color: vars.ink,
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 14px',
  background: vars.sunken,
})

export const title = style({ ...textStyle(13), margin: 0, flex: 'none', fontWeight: 600 })

export const subject = style({ ...textStyle(12), ...cutLine, minWidth: 0, color: vars.inkSoft })

export const list = style({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 })

export const note = style({
  ...textStyle(12),
  margin: 0,
  padding: '10px 14px',
  borderTop: `1px solid ${vars.line}`,
  color: vars.inkSoft,
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 14px',
  borderTop: `1px solid ${vars.line}`,
})
