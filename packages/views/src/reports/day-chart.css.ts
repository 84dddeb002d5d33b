import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const frame = style({
  height: 324,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { height: 240 } },
})

globalStyle(`${frame} svg`, { borderRadius: vars.rControl })
globalStyle(`${frame} svg:focus`, { outline: 'none' })
globalStyle(`${frame} svg:focus-visible`, { boxShadow: vars.focus })
globalStyle(`${frame} text`, { fontFamily: vars.text })

export const tip = style({
  ...textStyle(13),
  padding: '8px 12px',
  borderRadius: vars.rControl,
  background: vars.floating,
  boxShadow: vars.float1,
  color: vars.ink,
})

export const earlier = style({ color: vars.inkSoft })

export const change = style({
  fill: vars.ink,
  fontSize: 12,
  fontWeight: 600,
  '@media': { [media.phone]: { fontSize: 11 } },
})

export const changedAd = style({ fill: vars.inkSoft, fontWeight: 450 })
