import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const color = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const swatch = style({
  width: 36,
  height: 36,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rControl,
  selectors: {
    '[aria-pressed=true] > &': { boxShadow: `0 0 0 2px ${vars.raised}, 0 0 0 4px ${vars.accent}` },
  },
  '@media': { [media.touch]: { width: 44, height: 44 } },
})

export const figure = recipe({
  base: { ...textStyle(12), fontVariantNumeric: 'tabular-nums' },
  variants: {
    state: {
      readable: { color: vars.ink, fontWeight: 600 },
      unreadable: { color: vars.inkSoft, textDecoration: 'line-through' },
    },
  },
})

/** The contrast of the color that's in use. */
export const own = recipe({
  base: { ...textStyle(12), display: 'inline-flex', alignItems: 'center', gap: 4, fontWeight: 600 },
  variants: { state: { readable: { color: vars.live }, unreadable: { color: vars.rejected } } },
})
