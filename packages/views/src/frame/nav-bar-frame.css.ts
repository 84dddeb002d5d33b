import { style } from '@vanilla-extract/css'
import { aboveChat, frameFoot, phoneFoot, tabsHeight } from '@aloft/design-system/theme/foot-room.css'
import { frameTop } from '@aloft/design-system/theme/frame-top.css'
import { breakpoints, layoutWidths, media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { visuallyHidden } from '@aloft/design-system/theme/visually-hidden'

const barHeight = 56

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.surface,
  vars: { [frameTop]: `${barHeight}px` },
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: { minWidth: layoutWidths.main },
    [media.phone]: {
      display: 'block',
      paddingBottom: `calc(${phoneFoot} + ${aboveChat})`,
      vars: { [frameTop]: '0px', [frameFoot]: tabsHeight },
    },
  },
})

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: barHeight,
  padding: '0 16px',
  background: vars.sunken,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { display: 'none' } },
})

export const home = style({ flex: 'none', padding: 4, borderRadius: vars.rControl })

export const entry = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '0 10px',
  borderRadius: vars.rControl,
  color: vars.inkSoft,
  fontWeight: 500,
  selectors: {
    '&:hover': { background: vars.pressed },
    '&[aria-current=page]': { background: vars.pressed, color: vars.ink, fontWeight: 600 },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})

/** Between tablet and desktop width there's only space for the icon; the label remains the link's name. */
export const label = style({ '@media': { [media.belowWide]: visuallyHidden } })

export const tools = style({ display: 'flex', alignItems: 'center', gap: 2, marginInlineStart: 'auto' })

export const main = style({
  flex: 1,
  minWidth: 0,
  padding: '0 44px 96px',
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
  '@media': {
    [media.belowWide]: { padding: '0 32px 72px' },
    [media.phone]: { padding: '0 16px 32px' },
  },
})
