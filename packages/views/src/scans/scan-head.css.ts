import { style } from '@vanilla-extract/css'
import { vars } from '@aloft/design-system/theme/theme.css'
import { cutLine, textStyle } from '@aloft/design-system/theme/type'

const wide = '(min-width: 600px)'

export const frame = style({ containerType: 'inline-size' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '9px 10px 9px 14px',
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rCard,
  background: vars.raised,
})

export const address = style({
  ...textStyle(16),
  ...cutLine,
  flex: '1 1 0',
  minWidth: 0,
  fontWeight: 500,
  letterSpacing: '-.01em',
  '@container': { [wide]: { fontSize: '1.25rem', lineHeight: '1.75rem' } },
})

export const scheme = style({ color: vars.inkFaint })

export const stop = style({
  flex: '1 1 100%',
  display: 'grid',
  '@container': { [wide]: { flex: 'none' } },
})

export const words = style({
  ...textStyle(13),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
})
