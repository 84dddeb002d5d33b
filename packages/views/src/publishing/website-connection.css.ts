import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const page = style({
  display: 'grid',
  gap: 32,
  paddingBlock: '48px 64px',
  '@media': { [media.phone]: { gap: 24, paddingBlock: '20px 40px' } },
})

/** The steps, and beside them what follows from them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 28,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 24,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
  '@media': { [media.phone]: { padding: 16 } },
})

export const code = style({
  ...textStyle(13),
  display: 'block',
  padding: '12px 14px',
  borderRadius: 8,
  background: vars.sunken,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
})

export const steps = style({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' })

export const step = style({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  '@media': { [media.phone]: { alignItems: 'start' } },
})

export const number = style({
  ...textStyle(16),
  flex: 'none',
  width: 16,
  color: vars.inkFaint,
  fontVariantNumeric: 'tabular-nums',
})
