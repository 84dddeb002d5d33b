import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { aboveFrame } from '@aloft/design-system/theme/foot-room.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const sheet = style({
  position: 'sticky',
  zIndex: 2,
  bottom: aboveFrame,
  padding: '6px 16px 16px',
  borderRadius: `${vars.rModal} ${vars.rModal} 0 0`,
  background: vars.floating,
  boxShadow: vars.float2,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.ink,
  textAlign: 'start',
  cursor: 'pointer',
})

export const title = style({ ...textStyle(14), flex: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const place = style({ ...textStyle(12), color: vars.inkFaint, fontVariantNumeric: 'tabular-nums' })

export const arrow = recipe({
  base: {
    display: 'grid',
    color: vars.inkFaint,
    transition: `rotate ${vars.fast}`,
    '@media': { [media.still]: { transition: 'none' } },
  },
  variants: { isOpen: { true: {}, false: { rotate: '180deg' } } },
})

export const words = style({ ...textStyle(14), display: 'flex', gap: 8, overflowWrap: 'anywhere' })

export const mark = recipe({
  base: { fontWeight: 600 },
  variants: { state: { bad: { color: vars.rejected }, warn: { color: vars.ending } } },
})

export const ready = style({ ...textStyle(14), color: vars.inkSoft })

export const next = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rControl,
  background: vars.raised,
  color: vars.ink,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.pressed } },
})

export const nextIcon = style({
  display: 'grid',
  rotate: '-90deg',
  selectors: { '[dir=rtl] &': { rotate: '90deg' } },
})
