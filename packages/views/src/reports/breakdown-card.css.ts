import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'

export const share = style({
  display: 'grid',
  gridTemplateColumns: '96px auto',
  alignItems: 'center',
  justifyContent: 'start',
  gap: 10,
  fontVariantNumeric: 'tabular-nums',
})

export const track = style({ height: 8, borderRadius: 1, background: vars.sunken })

export const fill = style({ display: 'block', height: '100%', borderRadius: 1, background: vars.ink })
