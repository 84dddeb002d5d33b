import type { DisplaySize, TextSize } from './scale.ts'
import { vars } from './theme.css.ts'

const rem = (pixels: number) => `${pixels / 16}rem`

const lineHeights: Record<TextSize | DisplaySize, number> = {
  12: 16,
  13: 18,
  14: 20,
  16: 24,
  20: 26,
  24: 30,
  32: 36,
  44: 48,
}
const tracking: Record<DisplaySize, string> = { 20: '-.014em', 24: '-.018em', 32: '-.022em', 44: '-.022em' }

/** Style of a size in the text face; sizes follow the reader's own font size. */
export function textStyle(size: TextSize) {
  return { fontFamily: vars.text, fontSize: rem(size), lineHeight: rem(lineHeights[size]) }
}

/** Style of a heading or a big figure in the display face. */
export function displayStyle(size: DisplaySize) {
  return {
    fontFamily: vars.display,
    fontSize: rem(size),
    lineHeight: rem(lineHeights[size]),
    fontWeight: 600,
    letterSpacing: tracking[size],
  }
}

/** A single line that ends with an ellipsis where its space does. */
export const cutLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** At most this many lines, the last of which ends with an ellipsis if more would follow. */
export function clampLines(count: number) {
  return {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
  } as const
}
