import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { cutLine, displayStyle, textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 20px',
  background: vars.raised,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gap: 4, minHeight: 56, padding: '4px 8px 4px 4px' } },
})

export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: vars.rControl,
  color: vars.inkSoft,
  selectors: { '&:hover': { background: vars.pressed } },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})

export const subject = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '@media': { [media.phone]: { display: 'block' } },
})

export const title = style({
  ...displayStyle(20),
  ...cutLine,
  '@media': { [media.phone]: { fontSize: textStyle(16).fontSize, lineHeight: '20px' } },
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
})
