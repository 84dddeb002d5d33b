import { globalStyle, style } from '@vanilla-extract/css'
import { footRoom, phoneFoot } from '../theme/foot-room.css.ts'
import { media } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { textStyle } from '../theme/type.ts'

export const place = style({
  position: 'fixed',
  zIndex: 4,
  insetInline: 16,
  bottom: 16,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.phone]: { bottom: phoneFoot } },
})

export const note = style({
  ...textStyle(13),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 14px 8px 12px',
  borderRadius: vars.rCard,
  background: vars.ink,
  color: vars.surface,
  fontWeight: 500,
  boxShadow: vars.float1,
})

globalStyle(`:root:has(${note})`, { vars: { [footRoom]: '48px' } })
