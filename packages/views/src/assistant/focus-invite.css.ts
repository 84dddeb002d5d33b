import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const invite = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 12px 10px 16px',
  borderRadius: vars.rControl,
  background: vars.accentWash,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})

/** A crescent: the disc without a disc beside it. */
export const moon = style({
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: '50%',
  background: vars.accent,
  maskImage: 'radial-gradient(circle at 72% 30%, transparent 0 42%, #000 43%)',
})

export const words = style({ flex: '1 1 200px', minWidth: 0 })
