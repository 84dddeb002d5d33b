import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { displayStyle, textStyle } from '@aloft/design-system/theme/type'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const keyboard = createVar()
/** The property with the height of the keyboard on the screen. */
export const keyboardName = keyboard.slice('var('.length, -1)

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'min(640px, calc(100dvh - 64px))',
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: 'inherit',
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
  '@media': {
    [media.phone]: {
      height: `calc(92dvh - max(${keyboard}, 0px))`,
      marginBottom: keyboard,
    },
    [media.low]: { height: 'calc(100dvh - 16px)' },
  },
})

export const welcome = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 10,
  padding: '16px 32px',
  textAlign: 'center',
})
export const title = style({ ...displayStyle(24), margin: 0 })
export const lead = style({
  ...textStyle(16),
  maxWidth: 380,
  margin: '0 0 8px',
  color: vars.inkSoft,
  textWrap: 'balance',
})

/** A crescent: the disc without a disc beside it. */
export const moon = style({
  width: 44,
  height: 44,
  marginBottom: 4,
  borderRadius: '50%',
  background: vars.accent,
  maskImage: 'radial-gradient(circle at 72% 30%, transparent 0 42%, #000 43%)',
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  padding: '10px 16px',
  borderTop: `1px solid ${vars.line}`,
})

// On a line of its own, the button stays at the end.
globalStyle(`${foot} > :last-child`, { marginInlineStart: 'auto' })
