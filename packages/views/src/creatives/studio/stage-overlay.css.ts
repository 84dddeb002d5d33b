import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { textStyle } from '@aloft/design-system/theme/type'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const overlay = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })

const box = { position: 'absolute', top: 0, left: 0, boxSizing: 'border-box' } as const

/** Around what's selected, in a color of the product's own: it has to show on any picture. */
export const selection = style({
  ...box,
  border: `2px solid ${vars.accent}`,
  boxShadow: '0 0 0 1px rgb(255 255 255 / 70%)',
})

/** One of several selected layers. */
export const member = style({ ...box, border: `1px solid ${vars.accent}` })

export const frame = style({
  ...box,
  border: `1px solid ${vars.accent}`,
  background: `color-mix(in srgb, ${vars.accent} 14%, transparent)`,
})

const side = 10
const touchSide = 16

/** Placed by its center; its target is larger than what's seen. */
export const handle = style({
  position: 'absolute',
  width: side,
  height: side,
  margin: -side / 2 - 1,
  border: `2px solid ${vars.accent}`,
  borderRadius: 3,
  background: '#ffffff',
  pointerEvents: 'auto',
  touchAction: 'none',
  '::after': { content: '', position: 'absolute', inset: -8 },
  '@media': {
    [media.touch]: {
      width: touchSide,
      height: touchSide,
      margin: -touchSide / 2 - 1,
      borderRadius: '50%',
      '::after': { inset: -14 },
    },
  },
})

export const rotate = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  margin: -14,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: '50%',
  background: vars.floating,
  color: vars.accentText,
  boxShadow: vars.float1,
  cursor: 'grab',
  pointerEvents: 'auto',
  touchAction: 'none',
  '::after': { content: '', position: 'absolute', inset: -2 },
  '@media': { [media.touch]: { width: 36, height: 36, margin: -18, '::after': { inset: -4 } } },
})

export const actions = style({ position: 'absolute', pointerEvents: 'auto', width: 'max-content', zIndex: 1 })

// Dark on a light line, so that guides show on any picture.
const ink = '#1b1b18'

export const line = recipe({
  base: { position: 'absolute', filter: 'drop-shadow(0 0 1px #ffffff)' },
  variants: {
    axis: {
      x: { borderInlineStart: `1px dashed ${ink}`, width: 0 },
      y: { borderTop: `1px dashed ${ink}`, height: 0 },
    },
  },
})

export const distance = recipe({
  base: { position: 'absolute', background: ink, boxShadow: '0 0 0 1px rgb(255 255 255 / 55%)' },
  variants: { axis: { x: { height: 1 }, y: { width: 1 } } },
})

export const length = recipe({
  base: {
    ...textStyle(12),
    position: 'absolute',
    padding: '0 5px',
    borderRadius: 3,
    background: ink,
    color: '#ffffff',
    fontStyle: 'normal',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    axis: {
      x: { left: '50%', top: -8, transform: 'translateX(-50%)' },
      y: { top: '50%', left: 6, transform: 'translateY(-50%)' },
    },
  },
})

export const covered = style({
  position: 'absolute',
  left: 0,
  right: 0,
  background: 'repeating-linear-gradient(-45deg, rgb(27 27 24 / 32%) 0 6px, rgb(27 27 24 / 20%) 6px 12px)',
})
