import { style } from '@vanilla-extract/css'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.lineControl}` },
    '&:has(:checked)': { background: vars.accentWash, boxShadow: `inset 0 0 0 2px ${vars.accent}` },
    '&:has(input:focus-visible)': { boxShadow: vars.focus },
  },
})

export const choice = style({ display: 'block', cursor: 'pointer' })

export const drawing = style({
  display: 'block',
  margin: 3,
  overflow: 'hidden',
  borderRadius: `calc(${vars.rCard} - 3px)`,
  background: vars.sunken,
})

export const missing = style({
  ...textStyle(13),
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  padding: 12,
  color: vars.inkSoft,
  textAlign: 'center',
})

export const keep = style({
  ...textStyle(14),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '0 12px 3px',
  fontWeight: 600,
  '@media': { [media.touch]: { minHeight: 48 } },
})

export const box = style({
  width: 18,
  height: 18,
  margin: 0,
  accentColor: vars.accent,
  cursor: 'inherit',
  // Clear of the bar above the cards, which stays in sight.
  scrollMarginTop: 140,
})

/** In the corner beside the words. */
export const more = style({ position: 'absolute', insetInlineEnd: 6, bottom: 6 })

export const top = style({ position: 'relative' })

export const failure = style({ padding: '0 12px 10px' })
