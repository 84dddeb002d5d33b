import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const link = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 12,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})

/** Beside the field, below its label. */
export const useLink = style({ paddingTop: 26, '@media': { [media.phone]: { paddingTop: 0 } } })

export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  selectors: {
    '&::before, &::after': { content: '""', height: 1, background: vars.line },
  },
})

export const video = style({
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  maxHeight: 320,
  borderRadius: vars.rCard,
  background: vars.sunken,
})

export const poster = style({ display: 'block', maxWidth: '100%', maxHeight: 320, objectFit: 'contain' })

export const noPoster = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 120,
  color: vars.inkSoft,
})

export const name = style({ overflowWrap: 'anywhere' })
