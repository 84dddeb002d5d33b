import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines, textStyle } from '@aloft/design-system/theme/type'

const size = { normal: textStyle(16), small: textStyle(14) }

export const words = recipe({
  base: { display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 0 },
  variants: { size },
})

export const empty = recipe({ base: { display: 'block', color: vars.inkFaint }, variants: { size } })

export const color = recipe({
  base: { display: 'flex', alignItems: 'center', gap: 8, fontVariantNumeric: 'tabular-nums' },
  variants: { size },
})

export const dot = style({
  width: 20,
  height: 20,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${vars.lineControl}`,
})

export const logo = recipe({
  base: {
    objectFit: 'contain',
    padding: 6,
    borderRadius: vars.rControl,
    // Half-way, so that neither a pale nor a dark logo drowns.
    background: vars.stoppedMark,
  },
  variants: { size: { normal: { width: 72, height: 72 }, small: { width: 40, height: 40 } } },
})

export const beginning = style([words({ size: 'small' }), clampLines(5)])

export const more = style({
  ...textStyle(13),
  // Stands outside of what is struck through.
  display: 'inline-block',
  minHeight: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.inkSoft,
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.ink },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus },
  },
  '@media': { [media.touch]: { minHeight: 44 } },
})
