import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'

export const desk = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const list = style({ display: 'grid', gap: 6 })

/** The preview, on the background of the ad pages. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 340px)',
  justifyContent: 'center',
  padding: 16,
  borderRadius: vars.rControl,
  background: vars.sunken,
})
