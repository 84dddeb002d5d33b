import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { cutLine, textStyle } from '@aloft/design-system/theme/type'

export const frame = style({ minWidth: 0 })

/** As tall as its text; the hit target extends beyond it. */
export const line = style({
  ...textStyle(12),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  margin: '-5px 0',
  padding: '5px 0',
  borderRadius: 3,
  color: vars.inkFaint,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.ink } },
  '@media': { [media.touch]: { minHeight: 44, margin: '-8px 0' } },
})

export const angle = style({ flex: 'none', color: vars.inkSoft, fontWeight: 550 })

export const facts = style({
  ...cutLine,
  minWidth: 0,
  selectors: { [`${frame}[open] &`]: { visibility: 'hidden' } },
})

export const arrow = style({
  flex: 'none',
  display: 'grid',
  transition: `transform ${vars.fast}`,
  selectors: { [`${frame}[open] > ${line} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.still]: { transition: 'none' } },
})

export const list = style({ display: 'grid', gap: 10, padding: '6px 0 8px' })

export const fact = style({ display: 'grid', gap: 3, minWidth: 0 })

export const words = style({ ...textStyle(13), overflowWrap: 'anywhere', fontWeight: 550 })

export const waiting = style({
  height: textStyle(12).lineHeight,
  '@media': { [media.touch]: { height: 28 } },
})
