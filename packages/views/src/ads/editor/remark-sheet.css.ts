import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { aboveFrame, chatLift, pageFootHeight } from '@aloft/design-system/theme/foot-room.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const sheet = style({
  position: 'sticky',
  zIndex: 2,
  bottom: aboveFrame,
  padding: '0 16px 16px',
  borderRadius: `${vars.rModal} ${vars.rModal} 0 0`,
  background: vars.floating,
  boxShadow: vars.float2,
})

globalStyle(`:root:has(${sheet})`, { vars: { [chatLift]: pageFootHeight } })

/** Dragged, with a bar above that shows it. */
export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 -16px',
  padding: '10px 16px 0',
  touchAction: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 2,
    width: 36,
    height: 4,
    marginInline: 'auto',
    borderRadius: 2,
    background: vars.lineControl,
  },
})

const bare = {
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  cursor: 'pointer',
} as const

export const fold = style({
  ...bare,
  ...textStyle(14),
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.ink,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
})

export const all = style({ ...bare, ...textStyle(13), color: vars.accentText, fontWeight: 600 })

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

export const body = recipe({
  base: {
    margin: '0 -16px',
    padding: '0 16px',
    maxHeight: '60dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  variants: { isMoving: { true: { overflow: 'hidden' }, false: {} } },
})

/** Room for the ring around its buttons. */
export const first = style({ paddingBlock: '2px 4px' })

export const list = style({ marginTop: 8, borderTop: `1px solid ${vars.line}` })

export const item = style({
  ...bare,
  ...textStyle(14),
  display: 'flex',
  gap: 8,
  width: '100%',
  paddingBlock: 12,
  borderRadius: 0,
  borderBottom: `1px solid ${vars.line}`,
  color: vars.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { 'li:last-child > &': { borderBottom: 0 } },
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
