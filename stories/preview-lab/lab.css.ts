import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const lab = style({
  display: 'grid',
  gridTemplateColumns: '296px minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: '100dvh',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const form = style({
  position: 'sticky',
  top: 0,
  maxHeight: '100dvh',
  overflowY: 'auto',
  padding: '28px 20px 32px',
  '@media': { [media.belowWide]: { position: 'static', maxHeight: 'none' } },
})

/** The bench on which the ads lie. */
export const board = style({
  minHeight: '100%',
  padding: '28px 24px 48px',
  background: vars.sunken,
  '@media': { [media.phone]: { padding: '24px 16px 40px' } },
})

export const place = style({ maxWidth: '100%' })
