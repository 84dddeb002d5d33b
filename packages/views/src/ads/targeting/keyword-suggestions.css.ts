import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const frame = style({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: vars.rCard,
  background: vars.sunken,
})

export const ask = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 })

export const seed = style({ flex: '1 1 180px', minWidth: 0 })

export const offer = style({
  ...textStyle(14),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  minHeight: 32,
  padding: '4px 10px 4px 8px',
  border: `1px dashed ${vars.lineControl}`,
  borderRadius: vars.rControl,
  background: 'transparent',
  color: vars.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { borderStyle: 'solid', background: vars.raised } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const origin = style({ ...textStyle(12), flex: 'none', color: vars.inkSoft })

export const foot = style({
  ...textStyle(13),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  color: vars.inkSoft,
})
