import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '@aloft/design-system/theme/scale'
import { vars } from '@aloft/design-system/theme/theme.css'
import { clampLines, cutLine, displayStyle, textStyle } from '@aloft/design-system/theme/type'

/** The page is a container; below this width it has one column. */
const folds = '(max-width: 899px)'

export const frame = recipe({
  base: {
    margin: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rCard,
    background: vars.raised,
  },
  variants: {
    isReading: { true: {}, false: { '@container': { [folds]: { display: 'none' } } } },
  },
})

export const bar = style({
  ...textStyle(12),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 10px',
  borderBottom: `1px solid ${vars.line}`,
  color: vars.inkSoft,
})

export const address = style(cutLine)

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 14,
  minHeight: 232,
  padding: '10px 14px 14px',
  background: vars.sunken,
})

export const logo = style({ width: 20, height: 20, objectFit: 'contain' })

export const brand = style({
  ...textStyle(13),
  ...cutLine,
  fontWeight: 600,
  marginInlineEnd: 'auto',
  color: 'inherit',
})

/** A word or a line in the color of the site's text, faint as from afar. */
export const word = style({
  display: 'block',
  flex: 'none',
  height: 5,
  borderRadius: 3,
  background: 'currentColor',
  opacity: 0.22,
})

export const words = style({ display: 'grid', gap: 6, width: '100%' })

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 12 })

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  alignContent: 'start',
  justifyItems: 'start',
})

export const title = style({
  ...displayStyle(20),
  ...clampLines(2),
  color: 'inherit',
  overflowWrap: 'anywhere',
})

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(.94)' } })

export const fact = style({
  display: 'grid',
  justifyItems: 'start',
  animation: `${arrive} ${vars.move} ${vars.ease}`,
  '@media': { [media.still]: { animation: 'none' } },
})

export const quote = style({
  ...textStyle(12),
  ...clampLines(4),
  padding: '4px 6px',
  outline: `2px solid ${vars.accent}`,
  outlineOffset: -1,
  background: `color-mix(in oklab, ${vars.accent} 12%, transparent)`,
  overflowWrap: 'anywhere',
})

export const label = style({
  ...textStyle(12),
  padding: '1px 6px',
  borderRadius: `0 0 4px 4px`,
  background: vars.accent,
  color: vars.accentInk,
  fontWeight: 600,
})

/** Before its color is known, as faint as the words. */
export const button = recipe({
  base: { width: 72, height: 20, borderRadius: 4 },
  variants: { isKnown: { true: {}, false: { background: 'currentColor', opacity: 0.22 } } },
})

export const picture = style({ width: '100%', height: 132, objectFit: 'cover', borderRadius: 6 })

export const blank = style({ height: 132, borderRadius: 6, background: 'currentColor', opacity: 0.08 })
