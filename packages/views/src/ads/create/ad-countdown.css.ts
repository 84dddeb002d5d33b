import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '48px 72px',
  alignItems: 'start',
  paddingTop: 44,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: 32, paddingTop: 20 },
  },
})

export const main = style({ display: 'grid', gap: 28, '@media': { [media.phone]: { gap: 20 } } })

export const words = style({
  ...textStyle(13),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})

export const slow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '14px 16px',
  borderRadius: vars.rCard,
  background: vars.sunken,
})
