import { style } from '@vanilla-extract/css'
import { breakpoints, media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

const rail = `(min-width: ${breakpoints.tablet}px) and ${media.belowWide}`

/** Out of sight but still the name of the link around it. */
const onlySpoken = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '236px minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.surface,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: '60px minmax(0, 1fr)' },
    [media.phone]: { display: 'block', paddingBottom: 84 },
  },
})

export const skip = style({
  ...textStyle(14),
  position: 'fixed',
  zIndex: 10,
  top: 8,
  left: 8,
  padding: '10px 14px',
  borderRadius: vars.rControl,
  background: vars.floating,
  color: vars.accentText,
  fontWeight: 600,
  boxShadow: vars.float1,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
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

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  marginBottom: 14,
  padding: 8,
  border: 0,
  borderRadius: 8,
  background: vars.raised,
  boxShadow: vars.hairline,
  textAlign: 'start',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover, a&:hover': { boxShadow: `inset 0 0 0 1px ${vars.lineStrong}` },
    '&:focus-visible': { boxShadow: vars.focus },
  },
  '@media': { [media.belowWide]: { padding: 6, justifyContent: 'center' } },
})

export const brandWords = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  '@media': { [media.belowWide]: onlySpoken },
})

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
    '&:hover': { background: vars.pressed },
    '&[aria-current=page]': { background: vars.pressed, color: vars.ink, fontWeight: 600 },
  },
  '@media': {
    [media.belowWide]: { minHeight: 40, padding: 0, justifyContent: 'center' },
    '(pointer: coarse)': { minHeight: 44 },
  },
})

/** On the rail the word becomes a tag that shows beside the icon one points at. */
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
  // Faint ink is too light on the pressed row.
  selectors: { '[aria-current=page] > &': { color: vars.inkSoft } },
  '@media': { [media.belowWide]: { display: 'none' } },
})

export const foot = style({ marginTop: 'auto', display: 'grid', gap: 12 })

export const top = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 10,
      height: 60,
      padding: '0 10px 0 16px',
    },
  },
})

export const topBrand = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0, minHeight: 44 })

export const topAccount = style({ flex: 'none' })

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

export const bar = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 68 })

export const tabs = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: 3,
      insetInline: 0,
      bottom: 0,
      minHeight: 72,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      paddingBottom: 8,
      background: vars.raised,
      borderTop: `1px solid ${vars.line}`,
    },
  },
})

export const tab = style({
  ...textStyle(12),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  fontWeight: 500,
  color: vars.inkFaint,
  selectors: { '&[aria-current=page]': { color: vars.ink, fontWeight: 600 } },
})
