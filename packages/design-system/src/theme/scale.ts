/** The spacing scale in CSS pixels. */
export const spaces = [4, 8, 12, 16, 24, 32, 48, 64] as const

/** Gaps between the children of a layout: the scale, plus steps in between for dense parts. */
export const gaps = [0, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 48, 64] as const
export type Gap = (typeof gaps)[number]

/** Type sizes in CSS pixels: the first four are text, the last four display. */
export const textSizes = [12, 13, 14, 16] as const
export const displaySizes = [20, 24, 32, 44] as const
export type TextSize = (typeof textSizes)[number]
export type DisplaySize = (typeof displaySizes)[number]

/** Widths in CSS pixels from which a layout changes: phone below `tablet`, rail below `desktop`. */
export const breakpoints = { tablet: 600, wide: 1000, desktop: 1300 } as const

/** Media conditions for `@media` in style files. With `touch`, targets grow to 44 px. */
export const media = {
  /** A phone in landscape, or a page zoomed in so far that almost nothing fits. */
  low: '(max-height: 400px)',
  phone: `(max-width: ${breakpoints.tablet - 1}px)`,
  belowWide: `(max-width: ${breakpoints.wide - 1}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 1}px)`,
  touch: `(pointer: coarse), (max-width: ${breakpoints.tablet - 1}px)`,
  still: '(prefers-reduced-motion: reduce)',
  /** High contrast with the user's own few colors, without grounds and shadows of ours. */
  forced: '(forced-colors: active)',
} as const

/**
 * Minimum widths of layouts in CSS pixels, from the tablet's width up: the main layout, the ad store, and
 * pages that are rendered to a picture (RTE-27).
 */
export const layoutWidths = { main: 400, store: 1100, rendering: 1200 } as const
