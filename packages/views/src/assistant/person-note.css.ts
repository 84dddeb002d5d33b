import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const note = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 6,
  margin: '4px 16px 10px',
  padding: '10px 12px',
  borderRadius: vars.rCard,
  background: vars.accentWash,
  color: vars.ink,
})

export const when = style({ ...textStyle(13), margin: 0, fontWeight: 550 })

export const known = style({ ...textStyle(12), margin: 0, color: vars.inkSoft, overflowWrap: 'anywhere' })
