import { style } from '@vanilla-extract/css'
import { belowFrame } from '@aloft/design-system/theme/frame-top.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

/** Fills the frame from edge to edge: the margins cancel its padding, on a phone between its two bars. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${belowFrame})`,
  margin: '0 -44px -96px',
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
  '@media': {
    [media.belowWide]: { margin: '0 -32px -72px' },
    [media.phone]: { margin: '0 -16px -32px', minHeight: 'calc(100dvh - 144px)' },
  },
})

/** What the sheet covers; while it is open, the focus does not walk in under it. */
export const desk = style({ display: 'contents' })

export const order = style({
  display: 'grid',
  gap: 12,
  padding: '18px 0',
  borderBottom: `1px solid ${vars.line}`,
})

export const writer = style({
  ...textStyle(12),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.inkFaint,
})

/** Larger than its line. */
export const help = style({ margin: '-14px 0 -14px -4px' })

export const notice = style({ paddingTop: 18 })

export const platform = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBottom: 12,
  fontWeight: 600,
})

export const needs = style({ paddingTop: 22 })

/** Lies over the foot of the editor, so that the field one came from stays in sight. */
export const sheet = style({
  position: 'sticky',
  zIndex: 3,
  bottom: 0,
  maxHeight: '76dvh',
  overflowY: 'auto',
  padding: '16px 28px 12px',
  borderRadius: `${vars.rModal} ${vars.rModal} 0 0`,
  background: vars.floating,
  boxShadow: vars.float2,
  '@media': { [media.phone]: { padding: '16px 16px 12px' } },
})

export const foot = style({ position: 'sticky', zIndex: 3, bottom: 0 })

/** Takes no room of its own: it comes and goes with the line. */
export const band = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  pointerEvents: 'none',
})

export const message = style({ paddingTop: 64, '@media': { [media.phone]: { paddingTop: 24 } } })

export const waitingHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 65,
  padding: '10px 28px',
  background: vars.raised,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { paddingInline: 16 } },
})

export const waitingFields = style({ display: 'grid', gap: 22, paddingTop: 24 })

export const waitingField = style({ display: 'grid', gap: 8 })
