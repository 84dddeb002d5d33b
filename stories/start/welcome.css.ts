import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const page = style({
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '48px 44px 72px',
  '@media': { [media.phone]: { padding: '28px 16px 48px' } },
})

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 375px',
  gap: 64,
  alignItems: 'center',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 } },
})

export const lead = style({ ...textStyle(16), maxWidth: '46ch', color: vars.inkSoft })

/** A phone, so that the ad has the width that most people see it at. */
export const phone = style({
  width: 375,
  maxWidth: '100%',
  justifySelf: 'center',
  padding: 8,
  borderRadius: 32,
  // A phone is black in both schemes.
  background: '#1b1813',
  boxShadow: vars.float2,
})

const screen = { minHeight: 640, overflow: 'hidden', borderRadius: 24 } as const

export const grounds = styleVariants({
  light: { ...screen, background: '#ffffff' },
  dark: { ...screen, background: '#1c1c1d' },
})

export const statuses = style({
  padding: '20px 24px 24px',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const status = style({
  padding: '5px 6px',
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.pressed },
    '&[aria-pressed=true]': { background: vars.pressed },
  },
})

export const tours = style({
  marginTop: 56,
  paddingTop: 32,
  borderTop: `1px solid ${vars.line}`,
})

export const tour = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 16,
  padding: '20px 22px 18px',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
})

export const stop = style({
  ...textStyle(14),
  display: 'flex',
  justifyContent: 'space-between',
  padding: '7px 0',
  color: vars.accentText,
  selectors: {
    'li + li > &': { borderTop: `1px solid ${vars.line}` },
    '&:hover': { textDecoration: 'underline' },
  },
})
