import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 68,
  '@media': { [media.phone]: { display: 'none' } },
})

export const search = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 280,
  minHeight: 36,
  padding: '0 8px 0 12px',
  border: 0,
  borderRadius: vars.rControl,
  background: vars.sunken,
  color: vars.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.pressed, color: vars.ink } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})

export const words = style({ flex: 1, textAlign: 'start' })
