import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const section = style({ display: 'grid', gap: 10 })

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
})

export const title = style({ ...textStyle(14), fontWeight: 600 })

export const state = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.inkSoft,
})

export const code = style({
  ...textStyle(13),
  padding: '10px 12px',
  borderRadius: vars.rControl,
  background: vars.sunken,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
