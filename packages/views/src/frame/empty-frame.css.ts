import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  background: vars.surface,
})

export const content = style({ width: '100%', maxWidth: 440 })
