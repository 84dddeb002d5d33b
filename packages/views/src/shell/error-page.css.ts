import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 520px)',
  placeContent: 'center',
  justifyItems: 'start',
  gap: 40,
  padding: '48px 44px',
  background: vars.surface,
  '@media': { [media.phone]: { padding: '48px 16px' } },
})

export const action = style({ paddingTop: 12 })

export const plainLink = style({ color: vars.accentText, textDecoration: 'underline' })
