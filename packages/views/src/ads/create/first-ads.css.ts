import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingTop: 44,
  '@media': { [media.phone]: { gap: 24, paddingTop: 20 } },
})

export const head = style({ display: 'grid', gap: 12, maxWidth: 720 })

export const progress = style({
  ...textStyle(13),
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})

/** Side by side, each as wide as on a phone, or stacked if they'd be too narrow. */
export const ads = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 430px)', justifyContent: 'center' } },
})

export const kind = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  overflow: 'hidden',
  paddingBottom: 16,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const kindWords = style({ display: 'grid', gap: 4, padding: '8px 16px 0' })

export const faq = style({ maxWidth: 720 })
