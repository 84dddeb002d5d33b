import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const fix = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '0 8px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.rejected,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.rejectedWash } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const hint = style({
  ...textStyle(12),
  color: vars.inkFaint,
  '@media': { [media.belowDesktop]: { display: 'none' } },
})

export const end = style({ display: 'contents' })
