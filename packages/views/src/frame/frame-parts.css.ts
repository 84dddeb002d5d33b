import { style } from '@vanilla-extract/css'
import { safeFoot, tabsHeight } from '@aloft/design-system/theme/foot-room.css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

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

export const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.pressed, color: vars.ink } },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})

export const badge = style({
  ...textStyle(12),
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  background: vars.ink,
  color: vars.surface,
  fontSize: 10,
  lineHeight: '16px',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.touch]: { top: 6, right: 4 } },
})

export const top = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      height: 60,
      padding: '0 10px 0 16px',
    },
  },
})

export const topHome = style({ display: 'flex', alignItems: 'center', minHeight: 44 })

export const topTools = style({ display: 'flex', alignItems: 'center', flex: 'none' })

export const tabs = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: 3,
      insetInline: 0,
      bottom: 0,
      minHeight: tabsHeight,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      paddingBottom: `calc(8px + ${safeFoot})`,
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

export const createTab = style({
  display: 'grid',
  placeItems: 'center',
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
})

export const createMark = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
  color: vars.ink,
  selectors: { ':focus-visible > &': { boxShadow: vars.focus } },
})
