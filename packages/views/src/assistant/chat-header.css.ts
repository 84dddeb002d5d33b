import { iconButtonStyle } from '@aloft/design-system/theme/button-styles'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: '12px 10px 10px 16px',
  borderBottom: `1px solid ${vars.line}`,
})

/** A crescent: the disc without a disc beside it. */
export const moon = style({
  flex: 'none',
  width: 26,
  height: 26,
  marginInlineEnd: 8,
  borderRadius: '50%',
  background: vars.accent,
  maskImage: 'radial-gradient(circle at 72% 30%, transparent 0 42%, #000 43%)',
})

export const support = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  marginInlineEnd: 8,
  borderRadius: '50%',
  background: vars.accentWash,
  color: vars.accentText,
})

export const who = style({ flex: 1, minWidth: 0 })
export const name = style({
  margin: 0,
  fontFamily: vars.display,
  fontSize: '1rem',
  lineHeight: 1.25,
  fontWeight: 600,
})
export const by = style({ ...textStyle(12), margin: 0, color: vars.inkFaint })

const base = iconButtonStyle(32)
export const action = style({
  ...base,
  selectors: {
    '&:hover:not([aria-disabled])': { color: vars.ink, background: vars.pressed },
    '&[aria-disabled]': { color: vars.inkOff, cursor: 'not-allowed' },
  },
})

export const question = style({
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingTop: 8,
})
export const ask = style({ ...textStyle(13), flex: 1, margin: 0 })
