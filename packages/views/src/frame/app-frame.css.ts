import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { aboveChat, frameFoot, phoneFoot, tabsHeight } from '@aloft/design-system/theme/foot-room.css'
import { breakpoints, layoutWidths, media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

const rail = `(min-width: ${breakpoints.tablet}px) and ${media.belowWide}`

const atLeast = (minWidth: number) => ({
  '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { minWidth } },
})

export const frame = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '236px minmax(0, 1fr)',
    minHeight: '100dvh',
    background: vars.surface,
    '@media': {
      [media.belowWide]: { gridTemplateColumns: '60px minmax(0, 1fr)' },
      [media.phone]: {
        display: 'block',
        paddingBottom: `calc(${phoneFoot} + ${aboveChat})`,
        vars: { [frameFoot]: tabsHeight },
      },
    },
  },
  variants: { width: { main: atLeast(layoutWidths.main), store: atLeast(layoutWidths.store) } },
})

export const side = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: '20px 14px 14px',
  background: vars.sunken,
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': {
    [media.belowWide]: { padding: '20px 8px 14px', alignItems: 'stretch' },
    // A phone in landscape: content that doesn't fit can be scrolled to.
    '(max-height: 520px)': { overflow: 'hidden auto', scrollbarWidth: 'none' },
    [media.phone]: { display: 'none' },
  },
})

export const home = style({
  marginBottom: 14,
  padding: '2px 8px',
  borderRadius: vars.rControl,
  selectors: { '&:focus-visible': { boxShadow: vars.focus } },
})

export const onWide = style({ '@media': { [media.belowWide]: { display: 'none' } } })
export const onRail = style({ display: 'none', '@media': { [media.belowWide]: { display: 'block' } } })

export const nav = style({ display: 'grid', gap: 1 })

export const navTitle = style({
  ...textStyle(12),
  fontWeight: 500,
  color: vars.inkFaint,
  margin: '18px 10px 6px',
  '@media': {
    [media.belowWide]: { height: 1, margin: '12px 8px', background: vars.line, color: 'transparent' },
  },
})

export const entry = style({
  ...textStyle(14),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  minHeight: 34,
  padding: '0 10px',
  borderRadius: vars.rControl,
  color: vars.inkSoft,
  fontWeight: 500,
  selectors: {
    'button&': { border: 0, background: 'none', textAlign: 'start', cursor: 'pointer' },
    '&:hover, button&:hover': { background: vars.pressed },
    '&[aria-current=page]': { background: vars.pressed, color: vars.ink, fontWeight: 600 },
  },
  '@media': {
    [media.belowWide]: { minHeight: 40, padding: 0, justifyContent: 'center' },
    '(pointer: coarse)': { minHeight: 44 },
  },
})

/** On the narrow rail the label becomes a tooltip beside the hovered icon. */
export const entryLabel = style({
  '@media': {
    [rail]: {
      position: 'absolute',
      left: 'calc(100% + 10px)',
      padding: '5px 10px',
      borderRadius: vars.rControl,
      background: vars.floating,
      boxShadow: vars.float1,
      color: vars.ink,
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
      opacity: 0,
      selectors: { [`${entry}:hover &, ${entry}:focus-visible &`]: { opacity: 1 } },
    },
  },
})

export const count = style({
  ...textStyle(12),
  marginInlineStart: 'auto',
  fontWeight: 500,
  color: vars.inkFaint,
  fontVariantNumeric: 'tabular-nums',
  // Faint text has too little contrast on the current row.
  selectors: { '[aria-current=page] > &': { color: vars.inkSoft } },
  '@media': { [media.belowWide]: { display: 'none' } },
})

export const foot = style({ marginTop: 'auto', display: 'grid', gap: 12 })

export const footRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@media': { [media.belowWide]: { flexDirection: 'column-reverse' } },
})

export const main = style({
  minWidth: 0,
  padding: '0 44px 96px',
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
  '@media': {
    [media.belowWide]: { padding: '0 32px 72px' },
    [media.phone]: { padding: '0 16px 32px' },
  },
})
