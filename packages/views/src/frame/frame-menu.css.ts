import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { safeFoot } from '@aloft/design-system/theme/foot-room.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { cutLine, textStyle } from '@aloft/design-system/theme/type'

const start = (left: number) => `calc(${left}px + env(safe-area-inset-left, 0px))`

/** Height that the window leaves beside the menu's opener, with a margin. */
const room = (taken: number) => `calc(100dvh - ${taken + 12}px - ${safeFoot})`

/** Position of a menu: beside the side navigation, or under the top bar. */
export const menu = recipe({
  base: {
    position: 'fixed',
    inset: 'auto',
    width: 264,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    margin: 0,
    padding: 6,
    border: 0,
    borderRadius: vars.rCard,
    background: vars.floating,
    color: vars.ink,
    boxShadow: vars.float1,
  },
  variants: {
    place: {
      sideFoot: {
        bottom: 66,
        left: start(14),
        maxHeight: room(66),
        '@media': { [media.belowWide]: { bottom: 14, left: start(68), maxHeight: room(14) } },
      },
      sideTop: {
        top: 120,
        left: start(14),
        maxHeight: room(120),
        '@media': { [media.belowWide]: { top: 64, left: start(68), maxHeight: room(64) } },
      },
      barStart: { top: 60, left: start(12), maxHeight: room(60) },
      barEnd: { top: 60, right: 'calc(12px + env(safe-area-inset-right, 0px))', maxHeight: room(60) },
    },
  },
})

export const who = style({ display: 'grid', padding: '8px 10px 10px' })

export const rule = style({ height: 1, margin: '6px -6px', background: vars.line })

export const title = style({
  ...textStyle(12),
  fontWeight: 500,
  color: vars.inkFaint,
  padding: '8px 10px 4px',
})

export const note = style({ ...textStyle(13), color: vars.inkFaint, padding: '4px 10px 8px' })

/** A row with a choice in place. */
export const choice = style({ minHeight: 50, padding: '6px 4px' })

export const item = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  width: '100%',
  minHeight: 36,
  padding: '0 10px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.sunken },
    '&[aria-current]': { background: vars.sunken, fontWeight: 600 },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})

export const itemWords = style({ ...cutLine, minWidth: 0 })
