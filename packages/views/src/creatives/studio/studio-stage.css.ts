import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: vars.sunken,
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 52,
  padding: '6px 16px',
  '@media': { [media.phone]: { gap: 2, padding: '2px 8px' } },
})

export const tool = style({
  ...textStyle(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 32,
  padding: '0 10px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.ink },
    '&[aria-pressed=true]': { background: vars.pressed, color: vars.ink, fontWeight: 600 },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const word = style({ '@media': { [media.phone]: { display: 'none' } } })

export const end = style({ display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' })

export const figure = style({
  ...textStyle(12),
  color: vars.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: { display: 'none' } },
})

export const percent = style({
  ...textStyle(13),
  minWidth: 40,
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

export const viewport = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: `inset ${vars.focus}` } },
})

export const board = style({ position: 'absolute', top: 0, left: 0, boxShadow: vars.hairline })

/** Clips what lies outside the picture, as the finished one does. */
export const clip = style({ position: 'absolute', inset: 0, overflow: 'hidden' })

export const picture = style({ position: 'absolute', top: 0, left: 0, transformOrigin: '0 0' })

export const refusal = style({
  ...textStyle(13),
  position: 'absolute',
  left: '50%',
  top: 12,
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100% - 24px)',
  padding: '8px 12px',
  borderRadius: vars.rControl,
  background: vars.floating,
  color: vars.rejected,
  fontWeight: 600,
  boxShadow: vars.float1,
  pointerEvents: 'none',
})
